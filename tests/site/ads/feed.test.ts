import { describe, expect, it } from 'vitest';
import { askFeed, FEED_TRIES, readReply } from '../../../site/ads/feed';
import { safeUrl } from '../../../site/ads/safe-url';

const item = {
  company: 'A & B',
  description: 'Does <em>it</em>.',
  image: '//ads.example/picture.png',
  statlink: '//ads.example/go?x=1',
  statimp: '//ads.example/shown',
  pixel: 'https://pixel.example/1?t=[timestamp]&u=[timestamp]||//pixel.example/2||http://pixel.example/3||',
  timestamp: '1700000000',
};

/** A feed that gives these replies in order, the last one again and again; it counts how often it is asked. */
function feed(...replies: (string | Error)[]) {
  const asked: string[] = [];
  const ask = async (url: string): Promise<string> => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] ?? '';
    asked.push(url);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { asked, ask };
}

const full = JSON.stringify({ ads: [item] });
const empty = JSON.stringify({ ads: [{}] });

describe('the feed', () => {
  it('is asked until it gives an ad', async () => {
    const { asked, ask } = feed(empty, JSON.stringify({ ads: [] }), full);
    const found = await askFeed('https://feed.example/', ask);
    expect(found?.ad.link).toBe('https://ads.example/go?x=1');
    expect(asked).toEqual(['https://feed.example/', 'https://feed.example/', 'https://feed.example/']);
  });

  it('is asked ten times, then there is no ad', async () => {
    const { asked, ask } = feed(empty);
    expect(await askFeed('https://feed.example/', ask)).toBeUndefined();
    expect(asked).toHaveLength(10);
    expect(FEED_TRIES).toBe(10);
  });

  it('is not asked again when the network fails', async () => {
    const { asked, ask } = feed(new TypeError('Failed to fetch'), full);
    expect(await askFeed('https://feed.example/', ask)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('may answer with nonsense: that is no ad, and no error', async () => {
    const { asked, ask } = feed('<html>', '', 'null', '[]', '{"ads":null}', '{"ads":[null,1,"x",[]]}', full);
    expect((await askFeed('https://feed.example/', ask))?.ad.name).toBe('A & B');
    expect(asked).toHaveLength(7);
  });
});

describe('an ad of the feed', () => {
  it('is the first item that leads somewhere', () => {
    const reply = { ads: [{}, { ...item, statlink: '' }, { ...item, company: 'Second' }, item] };
    expect(readReply(JSON.stringify(reply))?.ad.name).toBe('Second');
  });

  it('becomes an ad like ours', () => {
    expect(readReply(full)?.ad).toEqual({
      name: 'A & B',
      link: 'https://ads.example/go?x=1',
      img: 'https://ads.example/picture.png',
      description: '<strong>A &amp; B</strong> - Does <em>it</em>.',
      poweredby: 'Carbon',
      label: 'carbon-demo-inline',
    });
  });

  it('brings pictures that count it, each with its time in every place', () => {
    expect(readReply(full)?.pixels).toEqual([
      'https://ads.example/shown',
      'https://pixel.example/1?t=1700000000&u=1700000000',
      'https://pixel.example/2',
    ]);
  });

  it('is complete without picture, pixels and words', () => {
    const found = readReply(JSON.stringify({ ads: [{ statlink: 'https://ads.example/go' }] }));
    expect(found?.pixels).toEqual([]);
    expect(found?.ad.img).toBe('');
  });

  it.each(['$&', '$1', '&x=1', '1"onload=x', 'x'.repeat(100)])(
    'leaves out the time %j, which is none',
    (timestamp) => {
      const reply = JSON.stringify({
        ads: [{ ...item, timestamp, pixel: 'https://pixel.example/?t=[timestamp]' }],
      });
      expect(readReply(reply)?.pixels[1]).toBe('https://pixel.example/?t=');
    },
  );
});

describe('an address from outside', () => {
  it.each([
    ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
    ['//a.example/x', 'https://a.example/x'],
    ['HTTPS://A.example', 'https://a.example/'],
    [' https://a.example/"<>\' ', "https://a.example/%22%3C%3E'"],
  ])('%j is used as %j', (given, used) => {
    expect(safeUrl(given)).toBe(used);
  });

  it.each([
    'http://a.example/',
    'javascript:alert(1)//https://a.example',
    'data:text/html,x',
    '/x',
    'x',
    '',
    'https://',
    'https:a.example',
    '\\\\a.example',
    'https://a:b@a.example/',
    'https://a@a.example/',
    `https://a.example/${'x'.repeat(5000)}`,
    undefined,
    null,
    7,
    ['https://a.example/'],
  ])('%j is not used', (given) => {
    expect(safeUrl(given)).toBeUndefined();
  });
});
