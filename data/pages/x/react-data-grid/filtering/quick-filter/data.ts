import type { GridColDef } from '@mui/x-data-grid';

/** Dishes of a canteen. */
export const dishes = [
  {
    id: 1,
    dish: 'Crème brûlée',
    origin: 'France',
    diet: 'Vegetarian',
    kcal: 410,
    allergens: 'milk, egg',
  },
  {
    id: 2,
    dish: 'Jalapeño soup',
    origin: 'Mexico',
    diet: 'Vegan',
    kcal: 240,
    allergens: 'celery',
  },
  {
    id: 3,
    dish: 'Lentil dal',
    origin: 'India',
    diet: 'Vegan',
    kcal: 350,
    allergens: 'mustard',
  },
  {
    id: 4,
    dish: 'Pão de queijo',
    origin: 'Brazil',
    diet: 'Vegetarian',
    kcal: 320,
    allergens: 'milk, egg',
  },
  {
    id: 5,
    dish: 'Fish pie',
    origin: 'Scotland',
    diet: 'Fish',
    kcal: 540,
    allergens: 'fish, milk',
  },
  {
    id: 6,
    dish: 'Smørrebrød',
    origin: 'Denmark',
    diet: 'Fish',
    kcal: 380,
    allergens: 'gluten, fish',
  },
];

export type Dish = (typeof dishes)[number];

export const dishColumns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', minWidth: 130, flex: 1 },
  { field: 'origin', headerName: 'Origin', width: 100 },
  { field: 'diet', headerName: 'Diet', width: 110 },
  { field: 'kcal', headerName: 'Kcal', type: 'number', width: 90 },
];
