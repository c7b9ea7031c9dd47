import { describe, expect, it } from 'vitest';
import { mayBeOne, soundsOf, soundsTyped } from './sound';
import { different, namesIn, spelt } from './sound.fixture';

const pairs = namesIn(spelt).flatMap(([first = '', ...others]) => others.map((other) => [first, other] as const));
const sound = (name: string) => soundsOf(name).join(' ');

describe('how a name sounds', () => {
  it.each([
    'Maxamed Mohamed Muhammad',
    'Xasan Hassan',
    'Cali Ali',
    'Cumar Omar',
    'Xaliimo Halima',
    'Faadumo Fadumo Fatuma',
    'Cabdiraxmaan Abdirahman',
    'Yuusuf Yusuf',
    'Ismaaciil Ismail',
    'Axmed Ahmed',
    'Khadiija Khadija Qadiija',
    'Shariif Sharif',
  ])('is the same for %s', (names) => {
    expect(new Set(names.split(' ').map(sound)).size).toBe(1);
  });

  it('is the same for at least 95 of 100 spellings of 300 pairs and more', () => {
    const missed = pairs.filter(([one, other]) => sound(one) !== sound(other));
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    expect(missed.length / pairs.length).toBeLessThanOrEqual(0.05);
  });

  it('tells names apart: of 500 different ones three of four share their sound with nobody, and no three share one with a fourth', () => {
    const names = [...new Set(namesIn(different).flat())];
    const known = new Map<string, string[]>();
    for (const name of names) known.set(sound(name), [...(known.get(sound(name)) ?? []), name]);
    const shared = [...known.values()].filter(({ length }) => length > 1);
    console.log(`${names.length} names have ${known.size} sounds, ${shared.flat().length} of them share one`);
    expect(names.length).toBeGreaterThanOrEqual(500);
    expect(shared.flat().length / names.length).toBeLessThan(0.25);
    expect(Math.max(...shared.map(({ length }) => length))).toBeLessThanOrEqual(3);
  });

  it.each([
    'Xasan Xuseen',
    'Maxamed Maxamuud',
    'Cabdi Cali',
    'Nuur Naasir',
    'Amiin Aamina',
    'Sulaymaan Salman',
    'Saciid Sacdiya',
  ])('is another one for %s', (names) => {
    const [one = '', other = ''] = names.split(' ');
    expect(sound(one)).not.toBe(sound(other));
  });

  it('has one for each word, and none for what is no Latin word', () => {
    expect(soundsOf("Abdi-rahman Sa'id 7")).toEqual(['Abdrhmn', 'sd']);
    expect(soundsOf('محمد')).toEqual([]);
    expect([soundsTyped('25261'), soundsTyped('x'), soundsTyped('')]).toEqual([[], [], []]);
  });
});

describe('whether two names may be one person’s', () => {
  it.each([
    ['Maxamed Cali', 'Mohamed Ali Jama', true],
    ['Mohamed Ali Jama', 'Maxamed Cali', true],
    ['محمد على', 'محمّد علي', true],
    ['Amina Ali Warsame', 'Ahmed Ali Warsame', false],
    ['Ali Warsame', 'Amina Ali Warsame', false],
    ['Mohamed Omar', 'Mohamed Ali Jama', false],
    ['', 'Mohamed Ali Jama', false],
  ])('%s, %s: %s', (one, other, is) => {
    expect(mayBeOne(one, other)).toBe(is);
  });
});
