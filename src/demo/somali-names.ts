/** Numbers from 0 up to 1; seeded, so that a demo is the same each time. */
export type Random = () => number;

const male = [
  'Abdi',
  'Abdirahman',
  'Abdullahi',
  'Ahmed',
  'Ali',
  'Bashir',
  'Bile',
  'Dahir',
  'Farah',
  'Faysal',
  'Guled',
  'Hamza',
  'Hassan',
  'Hussein',
  'Ibrahim',
  'Idris',
  'Ismail',
  'Jama',
  'Khalid',
  'Liban',
  'Mahad',
  'Mohamed',
  'Mukhtar',
  'Mustafa',
  'Nur',
  'Omar',
  'Osman',
  'Said',
  'Salad',
  'Sharmarke',
  'Suleiman',
  'Warsame',
  'Yasin',
  'Yusuf',
  'Zakaria',
] as const;

const female = [
  'Amina',
  'Asha',
  'Ayan',
  'Ayaan',
  'Bilan',
  'Deeqa',
  'Fadumo',
  'Faiza',
  'Farhiya',
  'Hafsa',
  'Halima',
  'Hamda',
  'Hawo',
  'Hibo',
  'Hodan',
  'Idil',
  'Ifrah',
  'Ikran',
  'Ilhan',
  'Khadija',
  'Ladan',
  'Leyla',
  'Maryan',
  'Muna',
  'Nasra',
  'Naima',
  'Rahma',
  'Sagal',
  'Sahra',
  'Samira',
  'Sucaad',
  'Ubah',
  'Warda',
  'Yasmin',
  'Zamzam',
] as const;

const districts = [
  'Hodan',
  'Wadajir',
  'Dharkenley',
  'Hawl Wadaag',
  'Waberi',
  'Hamar Weyne',
  'Hamar Jajab',
  'Abdiaziz',
  'Shibis',
  'Bondhere',
  'Karan',
  'Yaqshid',
  'Heliwaa',
  'Daynile',
  'Kahda',
  'Wardhigley',
  'Shangani',
] as const;

const streets = [
  'Maka al-Mukarama Road',
  'Wadnaha Road',
  'Soddonka Street',
  'Industrial Road',
  'Airport Road',
  'Jidka Warshadaha',
  'Taleh Street',
  'Via Liberia',
  'KM4',
  'Zope',
  'Bakaaro',
  'Tarabuun',
] as const;

/** A person as entered in a registration form. A Somali name consists of a person's own name, the father's and the grandfather's. */
export interface Person {
  readonly gender: 'male' | 'female';
  readonly name: string;
  readonly parent: string;
  readonly address: string;
  readonly phone: string;
  readonly username: string;
}

export function pick<const List extends readonly [unknown, ...unknown[]]>(random: Random, list: List): List[number] {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** A phone of one of the country's networks. */
export function mobile(random: Random): string {
  return `25261${Math.floor(1_000_000 + random() * 9_000_000)}`;
}

/** The `number` keeps two people of one name apart in their e-mail addresses. */
export function person(random: Random, number: number): Person {
  const gender = random() < 0.52 ? 'male' : 'female';
  const own = pick(random, gender === 'male' ? male : female);
  const [father, grandfather, ancestor] = [pick(random, male), pick(random, male), pick(random, male)];
  const mother = `${pick(random, female)} ${pick(random, male)} ${pick(random, male)}`;
  return {
    gender,
    name: `${own} ${father} ${grandfather}`,
    parent: random() < 0.6 ? `${father} ${grandfather} ${ancestor}` : mother,
    address: `${pick(random, streets)}, ${pick(random, districts)}, Mogadishu`,
    phone: mobile(random),
    username: `${own}.${father}${number}@mail.example`.toLowerCase(),
  };
}
