/** Somebody on the payroll of an example, as the form of employees asks for it. */
export interface DemoEmployee {
  readonly name: string;
  readonly phone: string;
  readonly gender: 'male' | 'female';
  readonly address: string;
  readonly dateOfBirth: string;
  readonly bloodType: string;
  readonly educationalLevel: string;
  readonly departmentWork: string;
  readonly jobTitle: string;
  readonly typeOfworking: string;
  readonly salaryAmount: number;
  readonly commissionRate: number;
  readonly totalTaskRequired?: number;
}

/** The people who run the academy beside its teachers. */
export const academyCrew: readonly DemoEmployee[] = [
  {
    ...work('Office', 'Office manager', 240),
    ...someone('Khadra Ismail Nur', 'female', '1988-03-14', '0611'),
    educationalLevel: 'master',
  },
  {
    ...work('Office', 'Accountant', 210),
    ...someone('Mukhtar Said Guled', 'male', '1991-11-02', '0612'),
    educationalLevel: 'bachelor',
  },
  {
    ...work('Computer lab', 'Lab technician', 160),
    ...someone('Zakaria Omar Farah', 'male', '1998-07-21', '0613'),
    educationalLevel: 'bachelor',
  },
  {
    ...work('House', 'Cleaner', 90),
    ...someone('Halima Yusuf Ali', 'female', '1979-01-30', '0614'),
    educationalLevel: 'primary',
    typeOfworking: 'part time',
  },
  {
    ...work('House', 'Night guard', 100),
    ...someone('Bile Hassan Warsame', 'male', '1985-09-09', '0615'),
    educationalLevel: 'High school',
  },
];

/** The facts of two teachers of the academy as employees: those that other teachers do not have. */
export const teachingCrew: readonly Pick<
  DemoEmployee,
  Exclude<keyof DemoEmployee, 'name' | 'phone' | 'gender' | 'address' | 'educationalLevel'>
>[] = [
  { ...work('Teaching', 'Senior teacher', 180), dateOfBirth: '1987-02-25', bloodType: 'A+' },
  { ...work('Teaching', 'Teacher', 150), typeOfworking: 'part time', dateOfBirth: '1994-10-08', bloodType: 'O+' },
];

/** The designers, printers, sellers and installers of the print shop; the first five earn a commission. */
export const shopCrew: readonly DemoEmployee[] = [
  {
    ...work('Design', 'Senior designer', 380, 6),
    ...someone('Liban Abdi Mohamed', 'male', '1990-04-18', '0701'),
    educationalLevel: 'bachelor',
  },
  {
    ...work('Design', 'Designer', 300, 5),
    ...someone('Idil Ahmed Jama', 'female', '1997-12-05', '0702'),
    educationalLevel: 'bachelor',
  },
  {
    ...work('Production', 'Printer', 280, 4),
    ...someone('Faysal Nur Osman', 'male', '1993-06-27', '0703'),
    educationalLevel: 'High school',
  },
  {
    ...work('Production', 'Printer and installer', 260, 4),
    ...someone('Hamza Ibrahim Dahir', 'male', '1999-02-11', '0704'),
    educationalLevel: 'High school',
  },
  {
    ...work('Marketing', 'Marketing officer', 250, 3),
    ...someone('Ifrah Yusuf Abdi', 'female', '1996-08-23', '0705'),
    educationalLevel: 'master',
    totalTaskRequired: 40,
  },
  {
    ...work('Counter', 'Sales', 240),
    ...someone('Asha Mahad Salad', 'female', '1995-10-16', '0706'),
    educationalLevel: 'bachelor',
  },
  {
    ...work('House', 'Driver', 150),
    ...someone('Khalid Hussein Idris', 'male', '1982-05-03', '0707'),
    educationalLevel: 'primary',
    typeOfworking: 'temporary',
  },
];

function work(departmentWork: string, jobTitle: string, salaryAmount: number, commissionRate = 0) {
  return { departmentWork, jobTitle, salaryAmount, commissionRate, typeOfworking: 'permanent' };
}

function someone(name: string, gender: 'male' | 'female', dateOfBirth: string, number: string) {
  const bloodTypes = ['O+', 'A+', 'B+', 'O-', 'AB+'];
  return {
    name,
    gender,
    dateOfBirth,
    phone: `25261777${number}`,
    address: 'Hodan, Mogadishu',
    bloodType: bloodTypes[Number(number) % bloodTypes.length] ?? 'O+',
  };
}
