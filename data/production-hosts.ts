/**
 * The hosts on which a service worker is registered, written exactly as a browser's address has them: no
 * subdomain and no other port counts (the reference site takes any host that contains the name).
 */
export const productionHosts: string[] = ['mui.com'];
