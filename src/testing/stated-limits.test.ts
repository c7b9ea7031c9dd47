import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mostErrors } from '#kit/contract/parse';
import { mostPhoto, mostPixels } from '#kit/contract/fields-choice';
import { mostFileBytes } from '#kit/rules/import-file';
import { mostConnections, usualBounds as usual } from '#kit/server/bounds';
import { shareBeside, shareOf } from '#kit/server/db';
import { projectRoot } from '#kit/server/project-root';
import { mostOfKind } from '#house/notification/notification.contract';
import { knownDays, mostPlaces } from '#house/session/known-place.rules';
import { accountPatience, resetPatience } from '#house/tries/slow-down.rules';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const security = read('SECURITY.md').replace(/\s+/g, ' ');

/** The number after a name in a file of ours, whatever holds it there. */
function figureIn(path: string, name: string): number {
  const [, text] = new RegExp(`\\b${name}(?: =|:) (\\d[\\d_]*)`).exec(read(path)) ?? [];
  if (text === undefined) throw new Error(`${path} has no figure ${name}`);
  return Number(text.replaceAll('_', ''));
}

const many = (figure: number) => figure.toLocaleString('en');
const kilobytes = (bytes: number) => many(bytes / 1024);
const seconds = (milliseconds: number) => many(milliseconds / 1000);

const database = 'src/kit/server/db.ts';
const files = 'src/kit/server/read/file.ts';
const documents = 'src/kit/server/pdf/render.ts';
const imports = 'src/kit/server/import/import.ts';
const reading = 'src/kit/server/import/file-rows.ts';
const readBounds = 'src/kit/server/import/reading/bounds.mjs';
const pictures = 'src/kit/server/pictures/draw.ts';
const forwarded = many(figureIn('src/features/counter/wallet-message/forward.server.ts', 'mostBytes'));
const pooled = figureIn(database, 'usualPatience');

/** What SECURITY.md says of each limit, with the figures of the code. */
const said = [
  `${usual.streams} long lists, ${usual.files} file, ${usual.documents} PDF documents, ${usual.imports} import and ${usual.pictures} calls with pictures at once; ${usual.pages} open pages`,
  `| ${usual.calls} calls in progress.`,
  `| ${usual.records} calls in an hour that save something (\`RECORDS_PER_HOUR\`), and ${usual.records} logins`,
  `${usual.callsOfAccount} calls in progress; ${shareOf(mostConnections)} connections to the database at once, half of those for calls, ${usual.writes} of them in writing transactions (an address without a login as many), and at most ${shareBeside(mostConnections, 1)} for each core`,
  `wait, without a connection, ${seconds(pooled)} s at most`,
  `${usual.connections} open connections (${many(usual.allConnections)} from all addresses together)`,
  `within ${seconds(usual.headPatience)} s, the whole request within ${seconds(usual.requestPatience)} s`,
  `| ${usual.visits} a minute; ${usual.visitsOfBrand} to a brand`,
  `| ${usual.handedIn} a minute, ${forwarded} bytes each`,
  `| ${usual.pipelined} requests waiting for an answer, ${figureIn('src/kit/server/http/client-errors.ts', 'mostHeaders')} headers`,
  `| ${mostOfKind} of each kind |`,
  `for ${seconds(usual.readerPatience)} s, or less than ${kilobytes(usual.readerPace)} KB a second`,
  `| ${mostConnections} connections for calls`,
  `${figureIn(database, 'mostStreams')} for long lists and files`,
  `| ${figureIn(files, 'atOnce')} at once, ${figureIn(files, 'waiting')} waiting; ${seconds(figureIn(files, 'deadline'))} s of processor time and ${usual.answerDeadline / 60_000} minutes in all`,
  `| ${figureIn(documents, 'atOnce')} at once, ${figureIn(documents, 'waiting')} waiting; ${figureIn(documents, 'memory')} MB and ${seconds(figureIn(documents, 'deadline'))} s each`,
  `| ${mostFileBytes / 1_048_576} MB; ${figureIn(reading, 'atOnce')} read at once, ${figureIn(reading, 'waiting')} waiting; ${figureIn(reading, 'memory')} MB of memory and ${seconds(figureIn(reading, 'deadline'))} s; ${figureIn(readBounds, 'columns')} columns, ${many(figureIn(readBounds, 'cells'))} filled cells, ${figureIn(readBounds, 'unpacked') / 1_000_000} MB unpacked`,
  `| ${figureIn(imports, 'atOnce')} at once, ${figureIn(imports, 'waiting')} waiting;`,
  `| ${mostPhoto / 1024} KB as sent, ${mostPixels / 1_000_000} million pixels according to the header, ${figureIn(pictures, 'mostPasses')} scans; ${figureIn(pictures, 'atOnce')} processed at a time, ${figureIn(pictures, 'waiting')} waiting, ${seconds(figureIn(pictures, 'deadline'))} s;`,
  `${figureIn('src/kit/server/bounded/hashing.ts', 'waiting')} waiting |`,
  `at most ${figureIn('src/house/activity/refusals.server.ts', 'mostDifferent') === 10 ? 'ten' : '?'} different ones in a minute`,
  `${2 * (figureIn('src/house/activity/refusals.server.ts', 'mostDifferent') + 1)} lines a minute`,
  `at most ${figureIn('src/house/tries/counted-try.server.ts', 'openLanes\\(\\{\\s+waiting')} wait for an account or address`,
  `${accountPatience.free} at once, then one after 1, 2, 4 … ${accountPatience.longestWait} s: about 300 on the first day, ${86_400 / accountPatience.longestWait} a day from then on`,
  `within ${knownDays} days | as many again, counted apart: at most ${mostPlaces === 10 ? 'ten' : '?'} such addresses`,
  `${resetPatience.free} at once, then one after 1, 2, 4 … ${resetPatience.longestWait} s: about 110 on the first day, ${86_400 / resetPatience.longestWait} a day from then on`,
  `${many(usual.values)} members and elements of JSON and ${figureIn('src/kit/server/http/json-body.ts', 'mostMembers')} members of one object, counted before anything is built; a field sent twice is refused; ${mostErrors} errors in an answer`,
  `| ${kilobytes(usual.publicBody)} KB (${forwarded} bytes of a forwarded message, 1 MB of a set-up with its logo), ${usual.publicValues} members and elements; ${usual.publicBytes / 1_048_576} MB a minute`,
];

it.each(said)('SECURITY.md says what the code bounds: %s', (sentence) => {
  expect(security.includes(sentence)).toBe(true);
});

it('every limit of the server is among them', () => {
  const bounds = readFileSync(import.meta.filename, 'utf8');
  // How long a connection stays open for another request bounds nobody.
  const unsaid = Object.keys(usual).filter((name) => name !== 'idlePatience' && !bounds.includes(`usual.${name}`));
  expect(unsaid).toEqual([]);
});
