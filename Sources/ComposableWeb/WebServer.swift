#if Web
  import Hummingbird
#endif
