import type { Inventory, Problem, Routes } from '../model';
import { type CollectRequest, collect } from '../steps/1-collect/collect';
import { route } from '../steps/2-route/route';
import { check } from '../steps/5-check/check';

/** What would be built, and what is wrong with it. */
export interface Plan {
  inventory: Inventory;
  routes: Routes;
  problems: Problem[];
}

/** Steps 1 to 3. Writes nothing of the site, so `check` can stop here and `build` begins here. */
export async function plan(request: CollectRequest): Promise<Plan> {
  const inventory = await collect(request);
  return { inventory, routes: route(inventory), problems: check(inventory) };
}
