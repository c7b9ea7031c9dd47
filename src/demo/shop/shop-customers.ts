import { mobile, person, type Random } from '#demo/somali-names';

/** A customer as the registration asks for one. */
export interface DemoCustomer {
  readonly name: string;
  readonly phone: string;
  readonly gender: 'male' | 'female';
  readonly address: string;
}

/** Firms come again and again; who answers their phone is what the form asks. */
const firms: readonly (readonly [name: string, gender: 'male' | 'female', address: string])[] = [
  ['Safari Restaurant', 'male', 'KM4, Hodan, Mogadishu'],
  ['Bakaaro Electronics', 'male', 'Bakaaro, Hawl Wadaag, Mogadishu'],
  ['Hayat Pharmacy', 'female', 'Taleh Street, Hodan, Mogadishu'],
  ['Banadir Primary School', 'female', 'Wadnaha Road, Wardhigley, Mogadishu'],
  ['Juba Travel Agency', 'male', 'Airport Road, Wadajir, Mogadishu'],
  ['Al-Nuur Bookshop', 'male', 'Via Liberia, Hamar Weyne, Mogadishu'],
  ['Golden Tailors', 'female', 'Hamar Weyne Market, Mogadishu'],
  ['Lido Beach Hotel', 'male', 'Lido, Abdiaziz, Mogadishu'],
  ['Sahan Football Club', 'male', 'Shibis, Mogadishu'],
  ['Hodan Women’s Cooperative', 'female', 'Soddonka Street, Hodan, Mogadishu'],
  ['Dalsan Construction', 'male', 'Industrial Road, Hodan, Mogadishu'],
  ['Qaran Clinic', 'female', 'Tarabuun, Hodan, Mogadishu'],
];

/** The shop's customers: the firms first, then people. */
export function demoCustomers(random: Random, people: number): DemoCustomer[] {
  return [
    ...firms.map(([name, gender, address]) => ({ name, gender, address, phone: mobile(random) })),
    ...Array.from({ length: people }, (_none, number) => {
      const { name, gender, address, phone } = person(random, number);
      return { name, gender, phone, address: random() < 0.7 ? address : 'empty' };
    }),
  ];
}

export const howManyFirms = firms.length;
