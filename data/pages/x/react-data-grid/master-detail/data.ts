export interface OrderLine {
  article: string;
  count: number;
  price: number;
}

export interface Order {
  id: number;
  customer: string;
  city: string;
  note: string;
  lines: OrderLine[];
}

export const orders: Order[] = [
  {
    id: 3101,
    customer: 'Maja Novak',
    city: 'Ljubljana',
    note: 'Deliver after 18:00.',
    lines: [
      { article: 'Tent, two persons', count: 1, price: 249 },
      { article: 'Sleeping mat', count: 2, price: 39 },
    ],
  },
  {
    id: 3102,
    customer: 'Peter Lang',
    city: 'Innsbruck',
    note: '',
    lines: [{ article: 'Trekking poles', count: 1, price: 74 }],
  },
  {
    id: 3103,
    customer: 'Clara Rossi',
    city: 'Bolzano',
    note: 'Gift wrap, please.',
    lines: [
      { article: 'Headlamp', count: 3, price: 29 },
      { article: 'Water bottle', count: 3, price: 18 },
      { article: 'Rain cover', count: 1, price: 22 },
    ],
  },
  {
    id: 3104,
    customer: 'Yusuf Demir',
    city: 'Trento',
    note: '',
    lines: [{ article: 'Camping stove', count: 1, price: 65 }],
  },
];

export const orderTotal = ({ lines }: Order) =>
  lines.reduce((sum, { count, price }) => sum + count * price, 0);
