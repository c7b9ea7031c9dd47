// What the page of a record needs only after a press of a button is loaded through a file of its own: otherwise the table of all its
// files would be part of the page.

const far = [
  'AddService',
  'ChangeWeek',
  'CompleteClass',
  'FeePayment',
  'NewGuardian',
  'PinDialog',
  'ServicePayment',
  'StatementOfAccount',
  'TakeDialogs',
  'school-class-form',
  'student-form',
];

const asked = new RegExp(`import\\('([^']*/(?:${far.join('|')}))'\\)`, 'g');
const found = '\0far:';

/**
 * Loads each of those files through a small one, which names what the browser has to fetch along with it. Fails where nothing loads one any more.
 * @returns {import('vite').Plugin}
 */
export function farParts() {
  /** @type {Set<string>} */
  const met = new Set();
  return {
    name: 'far-parts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('far:')) return null;
      const part = await this.resolve(source.slice(4), importer);
      return part && `${found}${part.id}`;
    },
    load: (id) => (id.startsWith(found) ? `export const load = () => import('${id.slice(found.length)}');` : null),
    transform(code, id) {
      if (!id.includes('/src/') || id.startsWith(found)) return null;
      return code.replaceAll(asked, (_all, part) => {
        met.add(part.split('/').at(-1));
        return `import('far:${part}').then((far) => far.load())`;
      });
    },
    buildEnd(error) {
      const missed = far.filter((part) => !met.has(part));
      if (!error && missed.length > 0)
        this.error(`Nothing loads ${missed.join(', ')} any more: see scripts/far-parts.mjs`);
    },
  };
}
