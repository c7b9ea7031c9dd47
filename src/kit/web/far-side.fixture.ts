import { entity } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { money, whole } from '#kit/contract/fields-number';
import { date, phone, text } from '#kit/contract/fields-text';

/** An entity of a library: nothing of the product, so that the kit alone is proved. */
export const shelf = entity({
  table: 'shelf',
  path: 'shelf',
  one: 'Shelf',
  many: 'Shelves',
  fields: { shelfName: text('Shelf name', { required: 'Enter shelf name' }) },
  brief: ['shelfName'],
  search: ['shelfName'],
  options: { label: '{shelfName}' },
});

export const book = entity({
  table: 'book',
  path: 'book',
  one: 'Book',
  many: 'Books',
  fields: {
    bookTitle: text('Title', { required: 'Enter title' }),
    price: money('Price', { required: 'Enter price' }),
    pages: whole('Pages', { min: 1, max: 5000 }),
    genre: choice('Genre', { novel: 'Novel', atlas: 'Atlas' }, { required: 'Choose a genre' }),
    bought: date('Bought on'),
    seller: phone('Seller'),
    shelfID: ref('Shelf', () => shelf, { required: 'Choose a shelf' }),
    roomID: ref('Other shelf', () => shelf),
  },
  brief: ['bookTitle'],
  search: ['bookTitle'],
  options: { label: '{bookTitle}' },
});

const shelves = ['Maps', 'Novels', 'Novels for children', 'Poems'].map((label, index) => ({
  _id: `01890000-0000-7000-8000-00000000000${index}`,
  label,
}));

/** A call that a page has made. */
export interface AskedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** The far side of the network: a server of books in memory, and what it was asked. */
export interface FarSide {
  readonly fetch: typeof fetch;
  /** All that was asked by one method, in order. */
  readonly asked: (method: string) => AskedCall[];
  /** Answers the next call of that method so, instead of doing it. */
  readonly next: (method: string, answer: () => Promise<Response>) => void;
  /** Answers every reading of that path so, from now on. */
  readonly has: (path: string, body: (query: AskedCall['query']) => unknown) => void;
}

/** An answer as the product's server gives it. */
export function answered(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** Starts a server with one book of each genre. */
export function farSide(): FarSide {
  const calls: AskedCall[] = [];
  const instead = new Map<string, () => Promise<Response>>();
  const known = new Map<string, (query: AskedCall['query']) => unknown>();
  let books: Readonly<Record<string, unknown>>[] = [
    bookOf('Atlas of Rivers', 'atlas'),
    bookOf('The Long Rain', 'novel'),
  ];

  async function does(call: AskedCall): Promise<Response> {
    const { method, path, query, body } = call;
    const id = path.split('/')[1];
    const read = method === 'GET' ? known.get(path) : undefined;
    if (read) return answered(200, await read(query));
    if (path === 'shelf/options') return answered(200, offered(query));
    if (path === 'settings') return answered(200, { currencySign: '$', timeZone: 'UTC', name: 'Library' });
    if (method === 'GET' && id !== undefined)
      return answered(
        200,
        books.find(({ _id }) => _id === id),
      );
    if (method === 'GET') {
      const rows = books.filter(({ genre }) => query.genre === undefined || genre === query.genre);
      return answered(200, rows, { 'x-total-count': String(rows.length), 'x-totals': '{}' });
    }
    if (method === 'DELETE') books = books.filter(({ _id }) => _id !== id);
    if (method === 'PUT') books = books.map((one) => (one._id === id ? { ...one, ...body } : one));
    if (method === 'POST') books = [...books, { ...bookOf('', 'novel'), ...body }];
    return answered(200, { status: true, message: `Book ${said[method]}`, info: { ...body } });
  }

  return {
    fetch: async (input, init) => {
      const url = new URL(String(input), 'http://far.side');
      const call = {
        method: init?.method ?? 'GET',
        path: url.pathname.replace(/^\/api\//, ''),
        query: Object.fromEntries(url.searchParams),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      calls.push(call);
      const other = instead.get(call.method);
      instead.delete(call.method);
      return (other ?? (() => does(call)))();
    },
    asked: (method) => calls.filter((call) => call.method === method),
    next: (method, answer) => void instead.set(method, answer),
    has: (path, body) => void known.set(path, body),
  };
}

const said: Readonly<Record<string, string>> = { POST: 'saved', PUT: 'saved', DELETE: 'deleted' };

function bookOf(bookTitle: string, genre: string) {
  const base = {
    _id: crypto.randomUUID(),
    __v: 0,
    createdAt: '2026-11-03T08:00:00Z',
    updatedAt: '2026-11-03T08:00:00Z',
  };
  const place = { _id: shelves[0]?._id, shelfName: 'Maps' };
  return {
    ...base,
    bookTitle,
    price: 12.5,
    pages: 300,
    genre,
    bought: '2026-11-03',
    seller: '',
    shelfID: place,
    roomID: null,
  };
}

function offered({ ids, q = '' }: AskedCall['query']) {
  if (ids !== undefined) return shelves.filter(({ _id }) => ids.split(',').includes(_id));
  return shelves.filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
}
