// Runs in the hidden frame of the silent sign-in check: hands the provider's answer, which is this page's address, to the
// portal that opened the frame. The message's shape is the one oidc-client-ts listens for; only our own origin may read it.
parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
