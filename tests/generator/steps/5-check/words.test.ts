import { describe, expect, it } from 'vitest';
import type { Translation } from '../../../../generator/model';
import { check } from '../../../../generator/steps/5-check/check';
import { checkWords } from '../../../../generator/steps/5-check/check-words';
import { entry, external } from '../../../builders/entry';
import { inventory } from '../../../builders/inventory';
import { codes } from '../../../builders/problem';
import { text } from '../../../builders/text';
import { brokenTranslation, source, translation } from '../../../builders/translation';

const pages = [entry('/start'), entry('/guides', 'titles')];
const texts = [text('/start'), text('/guides')];

/** What check finds in the words of a site with `/start` in its menu and `/guides` in its title table. */
function faults(...translations: Translation[]) {
  return check(inventory(pages, { texts, translations }));
}

function words(language: string, parts: Record<string, unknown>): Translation {
  return translation(language, { pages: { '/guides': 'Guides' }, ...parts });
}

describe('a file of words', () => {
  it('that is not there is a missing module', () => {
    const [missing] = faults(words('en', {}), brokenTranslation('zh'));

    expect(missing?.code).toBe('MISSING_TRANSLATION_FILE');
    expect(missing?.message).toMatch(/^Cannot find module '.\/translations\/zh.json'/);
  });

  it('that is not JSON says where, what stands there and what should', () => {
    const [broken] = faults(brokenTranslation('en', '{\n  "copy": "Copy",\n}'));

    expect(broken).toMatchObject({
      code: 'TRANSLATION_NOT_JSON',
      place: { file: 'translations/en.json', line: 3, column: 1 },
    });
    expect(broken?.message).toContain("found '}' instead of text in double quotes");
  });

  it('that is empty is there, but is not JSON', () => {
    expect(faults(brokenTranslation('en', ''), words('zh', { copy: '复制' }))).toMatchObject([
      { code: 'TRANSLATION_NOT_JSON', place: { file: 'translations/en.json', line: 1, column: 1 } },
    ]);
  });

  it('that is a list has no keys', () => {
    expect(codes(faults(brokenTranslation('en', '["Copy"]')))).toEqual(['TRANSLATION_NOT_AN_OBJECT']);
  });

  it('says each key once', () => {
    const twice = {
      ...words('en', { copy: 'Copy' }),
      text: '{"copy": "Kopie", "pages": {"/guides": "Guides"},\n"copy": "Copy"}',
    };
    const [problem] = faults(twice);

    expect(problem).toMatchObject({ code: 'DUPLICATE_WORD', place: { line: 2, column: 1 } });
  });
});

describe('the words of another language', () => {
  const english = words('en', { demo: { copy: 'Copy', reset: 'Reset' } });

  it('are those of the list of keys', () => {
    expect(faults(english, words('zh', { demo: { copy: '复制', reset: '重置' } }))).toEqual([]);
  });

  it('may lack some, which is a warning at the file or at the empty words', () => {
    const [copy, reset] = faults(english, words('zh', { demo: { copy: '' } }));

    expect(copy).toMatchObject({
      code: 'UNTRANSLATED_WORD',
      severity: 'warning',
      place: { line: 6, column: 5 },
    });
    expect(reset).toMatchObject({ code: 'UNTRANSLATED_WORD', place: { line: 1 } });
    expect(reset?.message).toContain("'demo.reset'");
  });

  it('may have no others; the nearest key is named', () => {
    const [unknown] = faults(english, words('zh', { demo: { copy: '复制', reset: '重置', copyy: '复制' } }));

    expect(unknown).toMatchObject({ code: 'UNKNOWN_WORD', severity: 'error', place: { line: 8, column: 5 } });
    expect(unknown?.hint).toContain("Did you mean 'demo.copy'?");
  });

  it('are text', () => {
    expect(codes(faults(words('en', { copied: 2 })))).toEqual(['WORD_NOT_TEXT']);
    expect(codes(faults(words('en', { copied: ['one'] })))).toEqual(['WORD_NOT_TEXT']);
  });
});

describe('a path of the title table', () => {
  it('has a title in the default language', () => {
    const [missing] = faults(translation('en', { pages: {} }));

    expect(missing).toMatchObject({ code: 'MISSING_TITLE', severity: 'error' });
    expect(missing?.message).toContain('/guides');
  });

  it('has one in the others, or its readers see that of the default language', () => {
    const [missing] = faults(words('en', {}), translation('zh', { pages: { '/guides': ' ' } }));

    expect(missing).toMatchObject({ code: 'UNTRANSLATED_TITLE', severity: 'warning' });
  });

  it('has one although it leads to another site', () => {
    const shop = external('https://shop.example/');
    const context = inventory([entry('/start'), shop], { texts, translations: [translation('en', {})] });

    expect(codes(check(context))).toContain('MISSING_TITLE');
  });

  it('that speaks one language has its title in that one', () => {
    const translations = [translation('en', { pages: { '/blog': 'Blog' } }), translation('zh', {})];
    const context = inventory([entry('/start'), entry('/blog', 'titles')], {
      texts: [...texts, text('/blog')],
      translations,
    });

    expect(codes(check(context))).not.toContain('UNTRANSLATED_TITLE');
  });
});

describe('a translated title', () => {
  it('belongs to a path of the menu or of the title table', () => {
    const [orphan] = faults(
      words('en', {}),
      translation('zh', { pages: { '/guides': '指南', '/guidez': '指南' } }),
    );

    expect(orphan).toMatchObject({
      code: 'ORPHANED_TITLE',
      place: { file: 'translations/zh.json', line: 4, column: 5 },
    });
    expect(orphan?.hint).toContain("Did you mean '/guides'?");
  });

  it('may belong to a page of the menu', () => {
    expect(
      faults(words('en', {}), translation('zh', { pages: { '/start': '开始', '/guides': '指南' } })),
    ).toEqual([]);
  });
});

/** A key put together by code. */
const byName = ['t(`ads.', '{name}.title`)'].join('$');

describe('the words that the site asks for', () => {
  const list = words('en', { copy: 'Copy', ads: { one: { title: 'One' }, two: { title: 'Two' } } });

  function asked(...lines: string[]) {
    return checkWords([source('site/Button.tsx', ...lines)], inventory(pages, { translations: [list] }));
  }

  it('are on the list, else the call and the nearest key are named', () => {
    const [missing] = asked('<b>{t("cpoy")}</b>', `t('copy'); ${byName}`);

    expect(missing).toMatchObject({
      code: 'MISSING_WORD',
      severity: 'error',
      place: { file: 'site/Button.tsx', line: 1, column: 7 },
    });
    expect(missing?.hint).toContain("Did you mean 'copy'?");
  });

  it('are asked for in tables and in parts too', () => {
    expect(asked("const label = open ? 'copy' : other;", byName)).toEqual([]);
  });

  it('are not asked for in a comment or by a function whose name ends in t', () => {
    expect(codes(asked("// t('paste')", `print('paste'); t('copy'); ${byName}`))).toEqual([]);
  });

  it('that nothing asks for are a warning at their key', () => {
    const [unused, ...others] = asked("t('ads.one.title')", "t('ads.two.title')");

    expect(unused).toMatchObject({ code: 'UNUSED_WORD', severity: 'warning', place: { line: 5, column: 3 } });
    expect(others).toEqual([]);
  });

  it('are asked for without naming the group of interface words', () => {
    const grouped = words('en', { interface: { copy: 'Copy' } });
    const context = inventory(pages, { translations: [grouped] });

    expect(checkWords([source('site/Button.tsx', "t('copy')")], context)).toEqual([]);
  });

  it('cannot be known without sources', () => {
    expect(checkWords([], inventory(pages, { translations: [list] }))).toEqual([]);
  });
});
