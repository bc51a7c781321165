#if Web
// The statuses and the header fields of requests.
@_exported public import HTTPTypes
#endif
