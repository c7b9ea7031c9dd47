type Values = Readonly<Record<string, unknown>>;

/** The body of a performance entry, valid in every field but its employee. */
export function performanceBody(values: Values = {}): Record<string, unknown> {
  return {
    taskType: 'Banner',
    quantity: 2,
    taskPrice: 40,
    commission: 0.05,
    taskDate: '2026-03-05T10:00',
    ...values,
  };
}

/** What makes an employee of a teacher, valid in every field. */
export function employingBody(values: Values = {}): Record<string, unknown> {
  return {
    dateOfBirth: '1994-05-17',
    bloodType: 'O+',
    departmentWork: 'Teaching',
    jobTitle: 'Teacher',
    typeOfworking: 'permanent',
    salaryAmount: 300,
    ...values,
  };
}

/** The body of an employee, valid in every field. */
export function employeeBody(values: Values = {}): Record<string, unknown> {
  return {
    name: 'Khadra Ismail',
    phone: '252615550404',
    gender: 'female',
    address: 'Hodan, Mogadishu',
    dateOfBirth: '1994-05-17',
    bloodType: 'O+',
    educationalLevel: 'bachelor',
    departmentWork: 'Design',
    jobTitle: 'Designer',
    typeOfworking: 'permanent',
    salaryAmount: 450,
    commissionRate: 5,
    ...values,
  };
}
