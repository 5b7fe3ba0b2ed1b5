import { expect, inject, it } from 'vitest';
import { apartFrom } from '../drawn/apart-from';
import { letClockRun } from '../drawn/clock';
import { partsOf } from '../drawn/drawn-parts';
import type { Part } from '../drawn/parts-in';
import { waitForFace } from '../drawn/wait-for-face';
import { topBar } from '../frame-elements';
import { leaveUndrawn } from '../leave-undrawn';
import { waitUntilStill } from '../wait-until-still';
import { walkDemos } from '../walk/walk-demos';
import type { WatchedPage } from '../watch-page';
import { widerThan } from '../wider-than';
import { type Asked, askedWhenTurned, axeFaults, elementsOf } from './axe-faults';
import { knownFaults, type Product } from './known-faults';
import { mirrorOnPhone, PHONE, resetLook, turnLight } from './look-of-page';
import { mountDemos } from './mount-demos';
import { demosOf, pagesWithDemos } from './pages-with-demos';
import { walkers } from './walkers';

/** The page may move by rounding, and not by what a reader would notice. */
const LARGEST_SHIFT = 0.01;

/** In its own box a demo's rows may make room for what its server sent, or for what measures itself. */
const LARGEST_IN_ONE_DEMO = 0.04;

/** Any page may show what the library does; the demos of one product have to. */
const known = Object.values(knownFaults).flat();

/**
 * Declares a test for each page whose pathname fits: one visit, as it is drawn first, then alive, in dark, then turned
 * to light in place, then used, then taken to a phone and mirrored.
 */
export function proveDemos(fits: (pathname: string) => boolean, product?: Product): void {
  const met = new Set<string>();
  const used: string[] = [];
  const pathnames = pagesWithDemos().filter(fits);
  const borrow = walkers();

  it.concurrent.each(pathnames)(
    'demos come alive where they are drawn, keep still, have no fault in dark and light, are used without complaint, and fit a mirrored phone: %s',
    (pathname) =>
      borrow(async (walker) => {
        const { page, complaints } = walker;
        await visit(walker, inject('site') + pathname);
        const { drawn, movedOnArrival } = await arrive(walker);
        const { names, faults } = await mountDemos(page);
        const apart = await apartFrom(page, drawn);
        await letClockRun(page);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const inDark = await schemeFaults(walker, 'all rules');
        // The bar names the scheme, and is held against all rules elsewhere (axe.test.ts).
        const before = await elementsOf(page, topBar);
        const movedInDark = await shiftsOf(walker);
        await turnLight(page);
        await waitUntilStill(page);
        // A face that came too late for the first picture is taken up by Chromium with the next scheme.
        await walker.forgetShifts();
        const turned = await schemeFaults(walker, askedWhenTurned(before, await elementsOf(page, topBar)));

        const again = await mountDemos(page);
        const movedInLight = await shiftsOf(walker);
        await leaveUndrawn(page);
        const uses = await walkDemos(walker, names);
        const afterUse = await mountDemos(page);
        await mirrorOnPhone(page);
        await waitUntilStill(page);
        const onPhone = [...(await widerThan(page, PHONE.width)), ...(await mountDemos(page)).faults];
        used.push(...uses.map(({ name }) => name));

        expect(names.length).toBeGreaterThan(0);
        expect(apart).toEqual({});
        expect([...faults, ...again.faults, ...afterUse.faults]).toEqual([]);
        expect([inDark, turned, onPhone]).toEqual([[], [], []]);
        expect(uses.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`))).toEqual(
          [],
        );
        expect(complaints).toEqual([]);
        for (const { outside, inOneDemo, what } of [movedOnArrival, movedInDark, movedInLight]) {
          expect(outside, what.join('\n')).toBeLessThanOrEqual(LARGEST_SHIFT);
          expect(inOneDemo, what.join('\n')).toBeLessThanOrEqual(LARGEST_IN_ONE_DEMO);
        }
      }),
  );

  it('demos of all these pages were used where they take a press or a key', () => {
    expect(used.toSorted()).toEqual(pathnames.flatMap(demosOf).toSorted());
  });

  if (product !== undefined) {
    it('every known fault of the library is still there', () => {
      expect(knownFaults[product].filter(({ what }) => !met.has(what))).toEqual([]);
    });
  }

  async function schemeFaults({ page }: WatchedPage, asked: Asked): Promise<string[]> {
    await waitUntilStill(page);
    const faults = await axeFaults(page, known, asked);
    for (const { known: what } of faults) if (what !== undefined) met.add(what);
    return faults.filter((fault) => fault.known === undefined).map(({ rule, html }) => `${rule} ${html}`);
  }
}

/** How far a page has moved by itself, how far the demo that moved most, and what it was. */
interface Shifts {
  outside: number;
  inOneDemo: number;
  what: string[];
}

async function shiftsOf({ shift, shiftInDemos, shifted }: WatchedPage): Promise<Shifts> {
  const { all, most } = await shiftInDemos();
  return { outside: (await shift()) - all, inOneDemo: most, what: await shifted() };
}

/** What a page shows before a demo of it is alive, in the site's face, and how far it has moved until then. */
async function arrive(walker: WatchedPage): Promise<{ drawn: Map<string, Part[]>; movedOnArrival: Shifts }> {
  const movedOnArrival = await shiftsOf(walker);
  await waitForFace(walker.page);
  const drawn = await partsOf(walker.page);
  // A face that came too late for the first picture is taken up at once here, and by readers with their next page.
  await walker.forgetShifts();
  return { drawn, movedOnArrival };
}

/**
 * Goes to a page in the dark, at rest: what has no colour of its own for the dark is seen there, and each place in either
 * scheme. What the page before it left undone is no complaint about this one.
 */
async function visit({ page, complaints }: WatchedPage, url: string): Promise<void> {
  if (page.url() !== 'about:blank') await resetLook(page);
  await page.goto('about:blank');
  complaints.length = 0;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(url);
}
