/** What stands above every page. */
export const links = [
  '/start/',
  '/start/#gate',
  '/start/#well',
  '/beds/',
  '/start',
  '#content',
  'https://shop.example/',
];
