// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { services } from '../../../data/services';
import { enhanceFeedback } from '../../../site/feedback/enhance-feedback';
import { enhanceIssue } from '../../../site/feedback/enhance-issue';
import { COMMENT_BUTTON, RATING, SECTION_TITLE, STATUS } from '../../../site/feedback/hooks';
import { ISSUE } from '../../../site/feedback/issue-hook';
import { PageFeedback } from '../../../site/feedback/PageFeedback';
import { ID_KEY, RATINGS_KEY } from '../../../site/feedback/stored-ratings';
import { LanguageProvider } from '../../../site/language/LanguageProvider';
import { hooked } from '../../../site/support/dom';
import { lasting } from '../../../site/support/storage';
import { words } from '../words';

const draw = (userLanguage = 'en'): string =>
  renderToStaticMarkup(
    <LanguageProvider words={words} userLanguage={userLanguage}>
      <PageFeedback pathname="/x/react-charts/bars" url="/x/react-charts/bars/" />
    </LanguageProvider>,
  );

const heading =
  '<div class="section-heading"><h2 id="colors">Colors</h2><a class="anchor-link" href="#colors"></a></div>';

const twoHeadings = heading + heading.replaceAll('colors', 'sizes').replace('Colors', 'Sizes');

function start(userLanguage = 'en', headings = heading): void {
  services.feedback = { ratingUrl: 'https://f.example/rating', commentUrl: 'https://f.example/comment' };
  const parsed = new DOMParser().parseFromString(headings + draw(userLanguage), 'text/html');
  document.body.replaceChildren(...parsed.body.children);
  enhanceFeedback(lasting);
}

function get<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const answer = vi.fn<typeof fetch>();

const status = (): string | null => get(`${hooked(RATING)} ${hooked(STATUS)}`).textContent;

const pressed = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-rating][aria-pressed="true"]')].map(
    ({ dataset }) => dataset.rating,
  );

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue(new Response('{}')));
});

afterEach(() => {
  delete services.feedback;
  vi.unstubAllGlobals();
});

describe('without a receiver', () => {
  function startIssue(): HTMLTextAreaElement {
    const parsed = new DOMParser().parseFromString(draw(), 'text/html');
    document.body.replaceChildren(...parsed.body.children);
    enhanceIssue();
    get<HTMLDetailsElement>(hooked(ISSUE)).dispatchEvent(new Event('toggle'));
    return get<HTMLTextAreaElement>('#issue_body');
  }

  it('what a reader writes becomes an issue of the repository, by a form that needs no script', () => {
    startIssue();
    const { action, method, target, elements } = get<HTMLFormElement>(`${hooked(ISSUE)} form`);

    expect([action, method, target]).toEqual(['https://github.com/mui/mui-x/issues/new', 'get', '_blank']);
    expect([...elements].map((field) => field.getAttribute('name')).filter(Boolean)).toEqual([
      'title',
      'body',
    ]);
    expect(document.querySelector(hooked(RATING))).toBeNull();
  });

  it('its question looks like what it is: it opens', () => {
    startIssue();
    expect(document.querySelector(`${hooked(ISSUE)} summary > .icon-chevron`)).not.toBeNull();
  });

  it('it is kept, and is there when the page is opened again', async () => {
    const body = startIssue();
    await vi.waitFor(() => {
      body.value = 'The legend is cut off.';
      body.dispatchEvent(new Event('input'));
      expect(localStorage.getItem(`feedback-draft:${window.location.pathname}`)).toBe(
        'The legend is cut off.',
      );
    }, 10_000);
    const again = startIssue();

    await vi.waitFor(() => expect(again.value).toBe('The legend is cut off.'), 10_000);
  });

  it('it is cut to what the form takes when storage holds more', async () => {
    localStorage.setItem(`feedback-draft:${window.location.pathname}`, 'a'.repeat(5000));
    const body = startIssue();

    await vi.waitFor(() => expect(body.value).toBe('a'.repeat(800)), 10_000);
  });
});

describe('the question at the end of a page', () => {
  it('opens its form for a thumb, and sends nothing yet', () => {
    start();
    expect(get<HTMLFormElement>('#page_feedback_comment').closest('form')?.hidden).toBe(true);
    get('[data-rating="up"]').click();
    expect(get('#page_feedback_comment').closest('form')?.hidden).toBe(false);
    expect(pressed()).toEqual(['up']);
    expect(get('label').textContent).toBe('What did you like? (optional)');
    get('[data-rating="down"]').click();
    expect(pressed()).toEqual(['down']);
    expect(get('label').textContent).toBe('What could be better? (optional)');
    expect(answer).not.toHaveBeenCalled();
  });

  it('sends with Ctrl and Enter, says so, and remembers', async () => {
    start();
    get('[data-rating="down"]').click();
    const comment = get<HTMLTextAreaElement>('#page_feedback_comment');
    comment.value = 'More colors';
    comment.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(answer).not.toHaveBeenCalled();
    comment.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    );
    await vi.waitFor(() => expect(status()).toBe('Feedback submitted. Thank you!'));
    expect(answer.mock.calls.map(([url]) => url)).toEqual([
      'https://f.example/comment',
      'https://f.example/rating',
    ]);
    expect(JSON.parse(localStorage.getItem(RATINGS_KEY) ?? '')).toEqual({ '/x/react-charts/bars': 'down' });
    expect(localStorage.getItem(ID_KEY)).toMatch(/^[\da-f-]{36}$/);
    expect(comment.value).toBe('');
    expect(document.activeElement).toBe(get('[data-rating="down"]'));
  });

  it('says when it fails, keeps what was typed, and sends again', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    start();
    get('[data-rating="up"]').click();
    const comment = get<HTMLTextAreaElement>('#page_feedback_comment');
    comment.value = 'Typed with care';
    get(`${hooked(RATING)} [type=submit]`).click();
    expect(comment.readOnly).toBe(true);
    await vi.waitFor(() => expect(status()).toBe("Couldn't submit feedback. Please try again later."));
    expect(comment.value).toBe('Typed with care');
    expect(comment.readOnly).toBe(false);
    expect(comment.closest('form')?.hidden).toBe(false);
    expect(localStorage.getItem(RATINGS_KEY)).toBeNull();
    expect(get(`${hooked(RATING)} [type=submit]`).textContent).toBe('Send again');
    get(`${hooked(RATING)} [type=submit]`).click();
    await vi.waitFor(() => expect(status()).toBe('Feedback submitted. Thank you!'));
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('says the same in Chinese', async () => {
    answer.mockResolvedValue(new Response('', { status: 500 }));
    start('zh');
    get('[data-rating="up"]').click();
    get(`${hooked(RATING)} [type=submit]`).click();
    await vi.waitFor(() => expect(status()).toBe('无法提交反馈，请稍后再试。'));
    expect(get(`${hooked(RATING)} [type=submit]`).textContent).toBe('重新发送');
  });

  it('shows what was said before, and goes back to it', () => {
    localStorage.setItem(RATINGS_KEY, '{"/x/react-charts/bars":"up","/x/other":"down"}');
    start();
    expect(pressed()).toEqual(['up']);
    get('[data-rating="down"]').click();
    get(`${hooked(RATING)} [data-cancel]`).click();
    expect(pressed()).toEqual(['up']);
    expect(get('#page_feedback_comment').closest('form')?.hidden).toBe(true);
  });

  it.each(['{"/x/react-charts/bars":"\\"><script>"}', '{{{', 'null'])(
    'is not misled by the storage %j',
    (stored) => {
      localStorage.setItem(RATINGS_KEY, stored);
      start();
      expect(pressed()).toEqual([]);
    },
  );

  it('leads to an issue about this page', () => {
    start();
    expect(get<HTMLAnchorElement>('form p a').href).toBe(
      'https://github.com/mui/mui-x/issues/new?template=6.docs-feedback.yml&page-url=https%3A%2F%2Fmui.com%2Fx%2Freact-charts%2Fbars%2F',
    );
  });
});

describe('a comment on a section', () => {
  const dialog = () => get<HTMLDialogElement>('dialog');

  it('is written in a dialog that a button beside the heading opens', async () => {
    start();
    const button = get(hooked(COMMENT_BUTTON));
    expect(button.getAttribute('aria-label')).toBe('Comment on “Colors”');
    button.click();
    expect(dialog().open).toBe(true);
    expect(get(hooked(SECTION_TITLE)).textContent).toBe('Colors');
    get<HTMLTextAreaElement>('#section_feedback_comment').value = 'Which blue?';
    get('dialog [type=submit]').click();
    await vi.waitFor(() => expect(get(`dialog ${hooked(STATUS)}`).textContent).toContain('Thank you'));
    const payload = new URLSearchParams(String(answer.mock.calls[0]?.[1]?.body)).get('payload') ?? '';
    expect(JSON.parse(payload)).toMatchObject({ comment: 'Which blue?', commmentSectionTitle: 'Colors' });
    expect(payload).toContain('#colors');
    expect(answer).toHaveBeenCalledTimes(1);
    get('[data-close]').click();
    expect(dialog().open).toBe(false);
  });

  it.each(['', '   ', ' \n\t'])('is refused by the browser when it says only %j', async (nothing) => {
    start();
    get(hooked(COMMENT_BUTTON)).click();
    const comment = get<HTMLTextAreaElement>('#section_feedback_comment');
    comment.value = nothing;
    const refused = vi.fn();
    comment.addEventListener('invalid', refused);
    get('dialog [type=submit]').click();
    // Long enough for an answer to it.
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(refused).toHaveBeenCalled();
    expect(comment.validity.valueMissing).toBe(true);
    expect(comment.closest('form')?.hidden).toBe(false);
    expect(get(`dialog ${hooked(STATUS)}`).textContent).toBe('');
    expect(answer).not.toHaveBeenCalled();
  });

  it('that is sent between two tries of the page form leaves that form what has arrived', async () => {
    answer.mockResolvedValueOnce(new Response('{}')).mockResolvedValueOnce(new Response('', { status: 500 }));
    start();
    get('[data-rating="down"]').click();
    get<HTMLTextAreaElement>('#page_feedback_comment').value = 'More colors';
    get(`${hooked(RATING)} [type=submit]`).click();
    await vi.waitFor(() => expect(status()).toContain("Couldn't submit"));
    get(hooked(COMMENT_BUTTON)).click();
    get<HTMLTextAreaElement>('#section_feedback_comment').value = 'Which blue?';
    get('dialog [type=submit]').click();
    await vi.waitFor(() => expect(get(`dialog ${hooked(STATUS)}`).textContent).toContain('Thank you'));
    get(`${hooked(RATING)} [type=submit]`).click();
    await vi.waitFor(() => expect(status()).toContain('Thank you'));

    // The comment on the page arrived at the first try, so only its rating is sent again.
    expect(answer.mock.calls.map(([url]) => url)).toEqual([
      'https://f.example/comment',
      'https://f.example/rating',
      'https://f.example/comment',
      'https://f.example/rating',
    ]);
  });

  it('is left with Cancel', () => {
    start();
    get(hooked(COMMENT_BUTTON)).click();
    get('dialog [data-cancel]').click();
    expect(dialog().open).toBe(false);
    get(hooked(COMMENT_BUTTON)).click();
    expect(dialog().open).toBe(true);
  });

  it('that was not sent waits in its own section', () => {
    start('en', twoHeadings);
    const comment = get<HTMLTextAreaElement>('#section_feedback_comment');
    const open = (hash: string) => get(`[data-feedback-hash="${hash}"]`).click();
    open('colors');
    comment.value = 'Which blue?';
    dialog().close();
    open('sizes');
    expect([get(hooked(SECTION_TITLE)).textContent, comment.value]).toEqual(['Sizes', '']);
    dialog().close();
    open('colors');

    expect([get(hooked(SECTION_TITLE)).textContent, comment.value]).toEqual(['Colors', 'Which blue?']);
  });
});
