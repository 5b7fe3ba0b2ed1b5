import { expect, it } from 'vitest';
import type { ReferenceCorrection } from '../../../../../generator/contract/coverage';
import type {
  ReadComponent,
  ReadInterface,
  ReadMember,
} from '../../../../../generator/model/reference-pages';
import { correctPages } from '../../../../../generator/steps/3-read/reference/declarations/corrections';

const member = (more: Partial<ReadMember>): ReadMember => ({
  name: 'size',
  required: false,
  type: ['number'],
  ...more,
});

const base = { pathname: '/tray', name: 'Tray', product: 'seeds', imports: [], demos: [] };

const tray: ReadComponent = {
  ...base,
  kind: 'component',
  props: [],
  slots: [],
  classes: [],
  nativeProps: true,
  inheritance: [],
};

function correct<Page extends ReadComponent | ReadInterface>(
  page: Page,
  correction: Partial<ReferenceCorrection>,
): Page {
  const [corrected] = correctPages(
    [page],
    [
      {
        name: 'seeds',
        packages: [],
        components: [],
        interfaces: [],
        corrections: [{ because: 'The code says so.', pages: ['Tray'], ...correction }],
      },
    ],
  );
  return corrected as Page;
}

it('replaces or removes single facts of a member and leaves the others', () => {
  const page = {
    ...tray,
    props: [
      member({ default: '1', deprecated: 'Use slots', description: 'How wide.' }),
      member({ name: 'b' }),
    ],
    slots: [member({ name: 'root', default: 'Div' })],
  };
  const { props, slots } = correct(page, {
    props: { size: { default: '2', deprecated: null, plan: 'pro', type: ['string'] } },
    slots: { root: { default: null } },
  });

  expect(props).toEqual([
    { name: 'size', required: false, type: ['string'], default: '2', description: 'How wide.', plan: 'pro' },
    member({ name: 'b' }),
  ]);
  expect(slots).toEqual([member({ name: 'root' })]);
});

it('replaces words in all texts of a member of an interface', () => {
  const page: ReadInterface = {
    ...base,
    kind: 'interface',
    members: [
      member({
        description: 'The x of x.',
        deprecated: 'Use xId',
        signature: {
          parameters: [
            { name: 'at', type: ['number'], description: 'The x' },
            { name: 'by', type: ['number'] },
          ],
          returns: { type: ['string'], description: 'An x' },
        },
      }),
    ],
  };

  expect(correct(page, { props: { size: { words: { x: 'y' } } } }).members).toEqual([
    member({
      description: 'The y of y.',
      deprecated: 'Use yId',
      signature: {
        parameters: [
          { name: 'at', type: ['number'], description: 'The y' },
          { name: 'by', type: ['number'] },
        ],
        returns: { type: ['string'], description: 'An y' },
      },
    }),
  ]);
});

it('says whose words a description is, and adds sentences to those of a package', () => {
  const page = {
    ...tray,
    props: [member({ description: 'Wrong.' })],
    slots: [member({ name: 'lid', description: 'The lid.' }), member({ name: 'undescribed' })],
    classes: [
      { name: 'root', className: '.Tray-root', description: 'The root, id any.' },
      { name: 'lid', className: '.Tray-lid' },
    ],
  };
  const { props, slots, classes } = correct(page, {
    props: { size: { description: 'Right.' } },
    slots: { lid: { adds: 'It opens.' }, undescribed: { adds: 'It opens.' } },
    classes: { root: { adds: 'It opens.', words: { id: 'if' } }, lid: { adds: 'It opens.' } },
  });

  expect(props).toEqual([member({ description: 'Right.', describedBy: 'site' })]);
  expect(slots).toEqual([
    member({ name: 'lid', description: 'The lid. It opens.' }),
    member({ name: 'undescribed' }),
  ]);
  expect(classes).toEqual([
    { name: 'root', className: '.Tray-root', description: 'The root, if any. It opens.' },
    { name: 'lid', className: '.Tray-lid' },
  ]);
});

it('corrects the ref, the attributes and the theme of a component', () => {
  const theme = { name: 'GardenTray', defaultProps: true, styleOverrides: false };
  const page = { ...tray, ref: { type: 'HTMLDivElement' }, theme };

  expect(correct(page, { innerRef: '<svg>', nativeProps: false })).toEqual({
    ...page,
    ref: { type: '<svg>', isInner: true },
    nativeProps: false,
  });
  expect(correct(page, { ref: null, theme: null })).toEqual(tray);
});

it('leaves other pages alone', () => {
  expect(correct(tray, { pages: ['Rake'], innerRef: '<svg>' })).toBe(tray);
});
