export const mountDemo = (url: string) => import(url);
