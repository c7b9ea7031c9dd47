/** The passwords that guessers try first, in lower case; those shorter than the minimum need no entry. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345 123456 1234567 12345678 123456789 1234567890 012345 0123456789 11111 111111 1111111 11111111 00000 000000
  00000000 22222 222222 55555 555555 66666 666666 77777 777777 88888 888888 88888888 99999 999999 101010 112233 121212
  123123 123123123 123321 1234554321 12341234 123654 123abc 131313 147258 147258369 159753 159357 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 232323 252525 654321 696969 7654321 789456 789456123 87654321 987654 987654321 a1b2c3 a1b2c3d4
  a12345 a123456 abc123 abcd1234 abcde abcdef abcdefg abcdefgh access admin admin1 admin123 admin1234 administrator
  academy asdfg asdfgh asdfghjkl azerty baseball batman changeme charlie computer daftar daftar123 default dragon
  english football freedom guest hello hello123 iloveyou killer letmein login manager master michael monkey mustang
  mypassword ninja passw0rd password password1 password12 password123 p@ssw0rd p@ssword pass123 pass1234 princess
  q1w2e3r4 qazwsx qwert qwerty qwerty1 qwerty12 qwerty123 qwertyuiop root123 school secret shadow soccer starwars
  student student123 summer sunshine superadmin superman teacher teacher123 temp1234 test1 test123 test1234 testtest
  tigger trustno1 user123 welcome welcome1 welcome123 whatever zaq12wsx zxcvb zxcvbn zxcvbnm somalia somalia1 muqdisho
  mogadishu hargeisa hargeysa`.split(/\s+/),
);
