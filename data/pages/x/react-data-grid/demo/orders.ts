/** Orders of a wholesaler, the same at every visit. */
const countries = ['Austria', 'Brazil', 'Chile', 'Denmark', 'Egypt', 'Finland'];
const products = ['Coffee', 'Tea', 'Cocoa', 'Spices', 'Dried fruit', 'Nuts'];
const prices = [9.4, 6.2, 7.8, 12.5, 5.6, 8.9];
const people = ['Almeida', 'Berg', 'Costa', 'Dahl', 'Eid', 'Fuchs', 'Haas'];

export const states = ['Open', 'Packed', 'Sent', 'Paid'];

// A pseudorandom generator with a fixed seed.
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function createOrders(count: number) {
  const random = createRandom(718);
  return Array.from({ length: count }, (_, index) => {
    const product = random(products.length);
    return {
      id: 100001 + index,
      customer: people[random(people.length)],
      country: countries[random(countries.length)],
      product: products[product],
      kilos: 5 * (1 + random(60)),
      price: prices[product],
      ordered: new Date(2024, 0, 1 + random(180)),
      state: states[random(states.length)],
      organic: random(3) === 0,
    };
  });
}

export type Order = ReturnType<typeof createOrders>[number];
