export interface Review {
  id: number;
  guest: string;
  stars: number;
  text: string;
}

export const reviews: Review[] = [
  { id: 1, guest: 'Hanne', stars: 5, text: 'Quiet room, good bread.' },
  {
    id: 2,
    guest: 'Rafael',
    stars: 3,
    text: 'We liked the garden and the view over the valley. The stairs to the attic are steep, and there is no lift, so pack lightly. Breakfast ended too early for us.',
  },
  { id: 3, guest: 'Mei', stars: 4, text: 'Friendly hosts. The bus stops nearby.' },
  {
    id: 4,
    guest: 'Anton',
    stars: 2,
    text: 'The road works next door began at seven in the morning. The hosts moved us to the other side of the house, which helped a lot, and gave us a lunch for the way.',
  },
  { id: 5, guest: 'Salma', stars: 5, text: 'We will come back.' },
];
