import { type EngineDocument, type EngineHit, makeEngine, type QueryNode } from './engine';
import { demoTitle, type Entry, sectionTitle } from './entries';
import { memberId, sectionId } from './files';
import type {
  IndexedMember,
  IndexedMembers,
  IndexedPage,
  IndexedProduct,
  MemberTexts,
  PageTexts,
  TextShard,
  TitleShard,
  WordShard,
} from './shapes';

/**
 * The loaded index of a language, and its search engine; find.ts searches it. Shards are added in parts, so that the browser
 * can handle events between two parts.
 */
export class SearchIndex {
  readonly entries: Entry[] = [];
  readonly #engine = makeEngine();
  #titles: TitleShard = { groups: [], products: [] };
  #words: WordShard = {};
  /** Entries by key. */
  readonly #known = new Map<object, Entry[]>();
  readonly #places = new Map<Entry, number>();
  /** Rows by product id. */
  readonly #members = new Map<string, IndexedMember[]>();

  /** Adds the titles of pages, sections and rows. */
  *addTitles(shard: TitleShard): Generator<void> {
    this.#titles = shard;
    for (const product of shard.products) {
      for (const page of product.pages) {
        this.#addPage(product, page);
        yield;
      }
      const members = product.members.flatMap(membersOf);
      this.#members.set(product.id, members);
      for (const member of members) {
        this.#addMember(product, member);
        yield;
      }
    }
  }

  /** Adds synonyms. */
  addWords(shard: WordShard): void {
    this.#words = shard;
  }

  /** Adds the texts of the pages of one product. */
  *addTexts(id: string, shard: TextShard): Generator<void> {
    const product = this.#titles.products.find((one) => one.id === id);
    if (!product) return;
    for (const [at, texts] of shard.pages.entries()) {
      const page = product.pages[at];
      if (page) this.#addPageTexts(product, page, texts);
      yield;
    }
    for (const [at, texts] of shard.members.entries()) {
      const member = this.#members.get(id)?.[at];
      if (member) this.#addMemberTexts(member, texts);
      yield;
    }
    for (const row of shard.classes) {
      this.#addMember(product, row);
      this.#addMemberTexts(row, row);
      yield;
    }
  }

  /** Titles of the groups around a page, outermost first. */
  groupsOf({ groups = [] }: IndexedPage): string[] {
    return groups.map((at) => this.#titles.groups[at] ?? '');
  }

  /** Products in the order of the site. */
  get products(): readonly IndexedProduct[] {
    return this.#titles.products;
  }

  /** Synonyms. */
  get words(): WordShard {
    return this.#words;
  }

  /** The documents that match; two documents have one entry. */
  search(query: QueryNode): EngineHit[] {
    return this.#engine.search(query);
  }

  #addPage(product: IndexedProduct, page: IndexedPage): void {
    const { title, plan, others = {} } = page;
    const own: Entry = { kind: 'page', title, product, page, id: '', text: '', ...(plan && { plan }) };
    const context = [product.id, ...this.groupsOf(page)].join(' ');
    this.#add(page, own, { title, alias: Object.values(others).join(' '), context });
    for (const section of page.sections ?? []) {
      const heading = sectionTitle(section);
      const needs = typeof section === 'object' ? section.plan : plan;
      const entry: Entry = {
        kind: 'section',
        title: heading,
        product,
        page,
        text: '',
        ...(needs && { plan: needs }),
      };
      this.#add(page, entry, { title: heading, context: `${title} ${product.id}` });
    }
  }

  #addMember(product: IndexedProduct, member: IndexedMember): void {
    const { name, plan, pages } = member;
    const page = product.pages[pages[0] ?? 0];
    if (!page) return;
    const entry: Entry = {
      kind: 'member',
      title: name,
      product,
      page,
      text: '',
      member,
      ...(plan && { plan }),
    };
    this.#add(member, entry, { title: name, context: `${member.kind} ${this.#ownersOf(entry)}` });
  }

  #addPageTexts(product: IndexedProduct, page: IndexedPage, shard: PageTexts): void {
    const { description = '', texts = [], ids = [], demos = [] } = shard;
    const [own, ...sections] = this.#known.get(page) ?? [];
    if (!own) return;
    const given = new Map(ids);
    own.text = description;
    this.#addText(own, `${description} ${texts[0] ?? ''}`, page.title);
    for (const [at, section] of sections.entries()) {
      section.id = given.get(at + 1) ?? sectionId(section.title);
      section.text = texts[at + 1] ?? '';
      this.#addText(
        section,
        section.text,
        `${page.title} ${section.title} ${section.id.replaceAll('-', ' ')}`,
      );
    }
    for (const [name, at] of demos) {
      const caption = sections[at - 1]?.title ?? page.title;
      const plan = (sections[at - 1] ?? own).plan;
      const entry: Entry = {
        kind: 'demo',
        title: demoTitle(name),
        product,
        page,
        id: name,
        text: '',
        caption,
        ...(plan && { plan }),
      };
      this.#add(page, entry, { title: name, context: `${page.title} ${caption}` });
    }
  }

  #addMemberTexts(member: IndexedMember, { text = '', type, id }: MemberTexts): void {
    const [entry] = this.#known.get(member) ?? [];
    if (!entry) return;
    entry.id = id ?? memberId(member.kind, member.name);
    entry.text = text;
    if (type !== undefined) entry.type = type;
    if (text !== '') this.#addText(entry, text, `${entry.title} ${this.#ownersOf(entry)}`);
  }

  #ownersOf({ member, product }: Entry): string {
    return (member?.pages ?? []).map((at) => product.pages[at]?.title ?? '').join(' ');
  }

  #add(owner: object, entry: Entry, document: Omit<EngineDocument, 'id'>): void {
    const known = this.#known.get(owner) ?? [];
    this.#known.set(owner, [...known, entry]);
    const place = this.entries.push(entry) - 1;
    this.#places.set(entry, place);
    this.#engine.add({ ...document, id: place * 2 });
  }

  /** The text is indexed together with the title, because a query may contain words of both. */
  #addText(entry: Entry, text: string, context: string): void {
    const place = this.#places.get(entry);
    if (text !== '' && place !== undefined) this.#engine.add({ id: place * 2 + 1, text, context });
  }
}

function membersOf({ names, ...rest }: IndexedMembers): IndexedMember[] {
  return names.map((name) => ({ name, ...rest }));
}
