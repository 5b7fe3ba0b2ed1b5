import type { GridColDef } from '@mui/x-data-grid';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawMounted } from '../../../../generator/page/demo-server-entry';
import { openBrowser } from '../../../../site/demo/drawing/browser/open-browser';
import { installDefaultLocale } from '../../../../site/demo/drawing/default-locale';

let draw: DrawMounted;
let drawAlone: (Demo: ComponentType) => Promise<{ html: string; narrow?: string } | undefined>;
let grid: typeof import('@mui/x-data-grid');
let mounts = 0;

// Packages look for a browser when they are loaded.
beforeAll(async () => {
  installDefaultLocale();
  openBrowser();
  const { drawInLanguages } = await import('../../../../site/demo/drawing/draw-in-languages');
  const { drawAtBothWidths } = await import('../../../../site/demo/drawing/draw-at-both-widths');
  const { lookIn } = await import('../../../../site/demo/drawing/look-in');
  grid = await import('@mui/x-data-grid');
  draw = await drawInLanguages(['zh']);
  drawAlone = async (Demo) => drawAtBothWidths(Demo, await lookIn('zh'));
}, 120_000);

const COLUMNS: GridColDef[] = [
  { field: 'plant', headerName: 'Export', width: 120 },
  { field: 'isWatered', type: 'boolean', width: 120 },
];

const ROWS = [
  { id: 1, plant: 'Filters', isWatered: true },
  { id: 2, plant: 'Fern', isWatered: false },
];

/** A grid of two rows with some more properties. */
function gridWith(more: object | (() => object), columns = COLUMNS): ComponentType {
  return () => <PlantGrid more={typeof more === 'function' ? more() : more} columns={columns} />;
}

function PlantGrid({ more, columns }: { more: object; columns: GridColDef[] }) {
  mounts += 1;
  return (
    <div style={{ height: 300, width: '100%' }}>
      <grid.DataGrid rows={ROWS} columns={columns} checkboxSelection hideFooter {...more} />
    </div>
  );
}

/** Draws a demo in English and then in Chinese, and once more in Chinese as if there were no other language. */
async function drawn(Demo: ComponentType) {
  const english = await draw(Demo);
  const mountedOnce = mounts;
  const chinese = await draw(Demo, 'zh');
  const mountsAgain = mounts > mountedOnce;
  const alone = await drawAlone(Demo);
  return { english, chinese, mountsAgain, alone };
}

const toolbar = () => ({ slots: { toolbar: grid.GridToolbar } });

describe('a grid whose own texts alone differ', () => {
  it('is mounted once, and is in Chinese what it would be there', async () => {
    const { english, chinese, mountsAgain, alone } = await drawn(gridWith({}));

    expect(mountsAgain).toBe(false);
    expect(chinese?.html).toBe(alone?.html);
    expect(english?.html).toContain('aria-label="Select row"');
    expect(chinese?.html).toContain('aria-label="选择行"');
  });

  it('keeps what the demo says itself, even if a grid has the same words', async () => {
    const { chinese } = await drawn(gridWith({}));

    expect(chinese?.html).toContain('>Export<');
    expect(chinese?.html).toContain('>Filters<');
  });

  it('keeps the texts that the demo has given it', async () => {
    const { english, chinese } = await drawn(
      gridWith({ rows: [], localeText: { noRowsLabel: 'No plants' } }),
    );

    expect(english?.html).toContain('>No plants<');
    expect(chinese?.html).toContain('>No plants<');
  });

  it('has texts with numbers in them in Chinese', async () => {
    const model = { items: [{ field: 'plant', operator: 'contains', value: 'Fern' }] };
    const { english, chinese, alone } = await drawn(
      gridWith(() => ({ ...toolbar(), filterModel: model, hideFooter: false, hideFooterPagination: true })),
    );

    expect(english?.html).toContain('1 active filter');
    expect(chinese?.html).toBe(alone?.html);
  });
});

describe('a grid is mounted in each language', () => {
  const date: GridColDef[] = [{ field: 'day', type: 'date', width: 120, valueGetter: () => new Date(0) }];
  const money: GridColDef[] = [
    {
      field: 'id',
      type: 'number',
      width: 120,
      valueFormatter: (value: number) =>
        value.toLocaleString(undefined, { style: 'currency', currency: 'USD' }),
    },
  ];
  const cutText = () => ({
    slots: {
      toolbar: () => (
        <p>{String(grid.useGridApiContext().current.getLocaleText('toolbarExport')).slice(0, 3)}</p>
      ),
    },
  });
  const measuredText = () => ({
    slots: {
      toolbar: () => {
        const text = grid.useGridApiContext().current.getLocaleText('toolbarExport');
        return (
          <p style={{ width: 'fit-content' }} ref={(element) => void element?.getBoundingClientRect().width}>
            {text}
          </p>
        );
      },
    },
  });

  it.each([
    ['that writes dates', gridWith({}, date)],
    ['that writes an amount of money', gridWith({}, money)],
    ['that pages its rows, as a table of Material names its buttons', gridWith({ hideFooter: false })],
    ['that cuts a text', gridWith(cutText)],
    ['that measures a text', gridWith(measuredText)],
  ])('%s', async (_, Demo) => {
    const { english, chinese, mountsAgain, alone } = await drawn(Demo);

    expect(mountsAgain).toBe(true);
    expect(chinese?.html).toBe(alone?.html);
    expect(chinese?.html).not.toBe(english?.html);
    expect(`${english?.html}${chinese?.html}`).not.toMatch(/[\uFDD0-\uFDEF]/);
  });

  it('that cuts a text, which is the piece of the text in each of them', async () => {
    const { english, chinese } = await drawn(gridWith(cutText));

    expect(english?.html).toContain('<p>Exp</p>');
    expect(chinese?.html).toContain('<p>导出</p>');
  });
});

it('a loading grid is the same whatever was drawn before it', async () => {
  const overlay = { variant: 'skeleton', noRowsVariant: 'skeleton' };
  const Demo = gridWith({ rows: [], loading: true, slotProps: { loadingOverlay: overlay } });
  const first = await draw(Demo);
  const second = await draw(Demo);

  expect(first?.html).toContain('MuiDataGrid-cellSkeleton');
  expect(second?.html).toBe(first?.html);
});
