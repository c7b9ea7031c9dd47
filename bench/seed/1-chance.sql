-- Chance that is the same each time: from a row's number, not from the order in which rows are made.
create function pg_temp.chance(n bigint, salt bigint) returns double precision
  language sql immutable parallel safe
  return (hashint8extended(n, salt) & 1048575)::double precision / 1048576;

-- One of a list; the first ones more often than the last, as names are.
create function pg_temp.pick(list text[], n bigint, salt bigint) returns text
  language sql immutable parallel safe
  return list[1 + floor(power(pg_temp.chance(n, salt), 1.6) * cardinality(list))::integer];

create function pg_temp.size(named text) returns bigint
  language sql stable parallel safe
  return current_setting('bench.' || named)::bigint;

create function pg_temp.men() returns text[] language sql immutable parallel safe return array[
  'Mohamed', 'Ahmed', 'Abdi', 'Ali', 'Hassan', 'Abdirahman', 'Omar', 'Hussein', 'Abdullahi', 'Ibrahim', 'Yusuf', 'Ismail', 'Osman',
  'Abdikadir', 'Mohamud', 'Farah', 'Jama', 'Said', 'Nur', 'Aden', 'Khalid', 'Mustafa', 'Bashir', 'Abdiaziz', 'Salad', 'Warsame',
  'Suleiman', 'Abdifatah', 'Mukhtar', 'Dahir', 'Yasin', 'Zakaria', 'Hamza', 'Liban', 'Guled', 'Sharmarke', 'Abdinasir', 'Bile',
  'Idris', 'Faysal', 'Mahad', 'Burhan', 'Muse', 'Abukar', 'Sheikh', 'Elmi', 'Gedi', 'Roble', 'Samatar', 'Geele', 'Awil', 'Ayanle',
  'Abshir', 'Barre', 'Cawaale', 'Daud', 'Egal', 'Filsan', 'Garad', 'Hersi', 'Ilyas', 'Jibril', 'Keynan', 'Luqman', 'Mahdi', 'Nuh',
  'Qasim', 'Rashid', 'Shafici', 'Tahlil', 'Ugaas', 'Wehliye', 'Xasan', 'Yaqub', 'Zubeyr', 'Anwar', 'Bilal', 'Dalmar', 'Erasto',
  'Fuad', 'Hanad', 'Isse', 'Kulmiye', 'Magan', 'Nadif', 'Rooble', 'Shire', 'Taajir', 'Waabberi', 'Yabarow'];

create function pg_temp.women() returns text[] language sql immutable parallel safe return array[
  'Fadumo', 'Amina', 'Halima', 'Maryan', 'Khadija', 'Hodan', 'Sahra', 'Asha', 'Hawo', 'Zamzam', 'Naima', 'Ifrah', 'Ayan', 'Hibo',
  'Nasra', 'Ikran', 'Samira', 'Rahma', 'Muna', 'Hafsa', 'Deeqa', 'Ladan', 'Faiza', 'Sagal', 'Ubah', 'Idil', 'Yasmin', 'Hamda',
  'Warda', 'Bilan', 'Leyla', 'Farhiya', 'Ilhan', 'Sucaad', 'Ayaan', 'Anab', 'Barwaqo', 'Canab', 'Dahabo', 'Ebla', 'Fartun', 'Garaado',
  'Hinda', 'Istar', 'Jawahir', 'Kaltun', 'Luul', 'Malyun', 'Nimco', 'Qamar', 'Raqiya', 'Safia', 'Shukri', 'Timiro', 'Ugbad', 'Wiilo',
  'Xalimo', 'Yurub', 'Zeynab', 'Aisha', 'Batula', 'Cibaado', 'Dhuuxo', 'Edna', 'Fowsia', 'Habiba', 'Iman', 'Jamila', 'Khadro', 'Lul',
  'Marwo', 'Najma', 'Quman', 'Roda', 'Salma', 'Shamso', 'Sirad', 'Suleykha', 'Udgoon', 'Zahra'];

create function pg_temp.address(n bigint) returns text
  language sql immutable parallel safe
  return pg_temp.pick(array[
    'Maka al-Mukarama Road', 'Wadnaha Road', 'Soddonka Street', 'Industrial Road', 'Airport Road', 'Jidka Warshadaha', 'Taleh Street',
    'Via Liberia', 'KM4', 'Zope', 'Bakaaro', 'Tarabuun'], n, 11)
    || ', ' || pg_temp.pick(array[
    'Hodan', 'Wadajir', 'Dharkenley', 'Hawl Wadaag', 'Waberi', 'Hamar Weyne', 'Hamar Jajab', 'Abdiaziz', 'Shibis', 'Bondhere', 'Karan',
    'Yaqshid', 'Heliwaa', 'Daynile', 'Kahda', 'Wardhigley', 'Shangani'], n, 12) || ', Mogadishu';

-- In its normal form, which is kept beside each phone.
create function pg_temp.phone(n bigint, salt bigint) returns text
  language sql immutable parallel safe
  return '25261' || (1000000 + floor(pg_temp.chance(n, salt) * 9000000 + pg_temp.chance(n, salt + 1)))::integer;

-- A Somali name is one's own, the father's and the grandfather's.
create function pg_temp.person(n bigint, gender text, salt bigint) returns text
  language sql immutable parallel safe
  return pg_temp.pick(case gender when 'male' then pg_temp.men() else pg_temp.women() end, n, salt)
    || ' ' || pg_temp.pick(pg_temp.men(), n, salt + 1) || ' ' || pg_temp.pick(pg_temp.men(), n, salt + 2);

-- So many days before now, to the millisecond as the product keeps it.
create function pg_temp.ago(days double precision) returns timestamptz
  language sql stable parallel safe
  return date_trunc('milliseconds', now() - days * interval '1 day');

-- A UUIDv7 of a moment; those of one moment are in the order in which they are made.
create function pg_temp.id(at timestamptz) returns uuid
  language sql volatile parallel safe
  return uuidv7(at - clock_timestamp());
