/** An employee's body, right in every field. */
export function employeeBody(values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
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
