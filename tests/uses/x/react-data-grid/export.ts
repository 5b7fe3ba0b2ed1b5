import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { UsedDemo, Uses } from '../../use';

// The library that writes the workbooks comes with the premium package, and reads them as well.
const require = createRequire(import.meta.url);
const ExcelJS = createRequire(require.resolve('@mui/x-data-grid-premium'))('exceljs');

/** Clicks something and returns the file that is downloaded for it. */
async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Opens the export menu and chooses an entry. */
async function exportAs({ demo, page }: UsedDemo, entry: string) {
  await demo.getByRole('button', { name: 'Export' }).click();
  return download(page, page.getByRole('menuitem', { name: entry }));
}

async function readSheet(content: Buffer) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(content);
  return workbook.worksheets[0];
}

export const uses: Uses = {
  async ExportToolbar(used) {
    const { content } = await exportAs(used, 'Download as CSV');
    const lines = content.toString().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('No.,Client,Port,Kg,Value (€),Sent');
    expect(lines[3]).toContain('"Cedar, Sons & Co."');
  },

  async ExportCustomToolbar(used) {
    expect((await exportAs(used, 'Download as CSV')).name).toBe('shipments-may.csv');
  },

  async ExportWithoutPrint({ demo, page }) {
    await demo.getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Download as CSV']);
  },

  async ExportColumns({ demo, page }) {
    const text = demo.locator('pre');
    await expect.poll(() => text.innerText()).toContain('No.,Client,Port,Sent');
    await demo.getByRole('combobox', { name: 'Options' }).click();
    await page.getByRole('option', { name: 'allColumns' }).click();
    await expect.poll(() => text.innerText()).toContain('No.,Client,Port,Kg,Sent');
    await demo.getByRole('combobox', { name: 'Options' }).click();
    await page.getByRole('option', { name: 'fields' }).click();
    await expect.poll(() => text.innerText()).toContain('Port,Value (€)');
  },

  async ExportRows({ demo, page }) {
    for (const [label, rows] of [
      ['All rows', 6],
      ['Filtered rows', 5],
      ['This page', 3],
    ] as const) {
      const { content } = await download(page, demo.getByRole('button', { name: label }));
      expect(content.toString().split('\r\n')).toHaveLength(rows + 1);
    }
  },

  async ExportRowsGrouping(used) {
    const lines = (await exportAs(used, 'Download as CSV')).content.toString().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('No.,Client,Port,Kg,Value (€),Sent');
  },

  async ExportCustomFormat(used) {
    const { name, content } = await exportAs(used, 'Download as JSON');
    expect(name).toBe('shipments.json');
    expect(JSON.parse(content.toString())).toHaveLength(6);
  },

  async ExportExcel(used) {
    const { name, content } = await exportAs(used, 'Download as Excel');
    expect(name).toBe('shipments.xlsx');
    const sheet = await readSheet(content);
    expect(sheet.rowCount).toBe(7);
    expect(sheet.getCell('A1').value).toBe('No.');
    expect(sheet.getCell('E2').value).toBe(12600);
    expect(sheet.getCell('F2').value).toEqual(new Date(Date.UTC(2024, 4, 2)));
    expect(sheet.getCell('F2').numFmt).toBe('dd.mm.yyyy');
  },

  async ExportExcelDocument(used) {
    const sheet = await readSheet((await exportAs(used, 'Download as Excel')).content);
    expect(sheet.name).toBe('May');
    expect(sheet.getCell('A1').value).toBe('Shipments of May 2024');
    expect(sheet.getCell('A2').value).toBe('No.');
    expect(sheet.getCell('E9').formula).toBe('SUM(E3:E8)');
    expect(sheet.getCell('F3').numFmt).toBe('yyyy-mm-dd');
  },

  async ExportExcelProgress(used) {
    const sheet = await readSheet((await exportAs(used, 'Download as Excel')).content);
    expect(sheet.rowCount).toBe(3001);
    await expect.poll(() => used.demo.locator('[role=progressbar]').count()).toBe(0);
  },

  async ExportCsvApi({ demo, page }) {
    const { name, content } = await download(page, demo.getByRole('button', { name: 'Download' }));
    expect(name).toBe('for-excel.csv');
    expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    await demo.getByRole('button', { name: 'Show as text' }).click();
    await expect.poll(() => demo.locator('pre').innerText()).toContain('No.;Client;Port');
  },

  async ExportExcelApi({ demo }) {
    await demo.getByRole('button', { name: 'Create a workbook' }).click();
    await expect.poll(() => demo.getByRole('status').innerText()).toMatch(/\d{4,} bytes/);
  },
};
