import { shopSales } from '#testing/shop-sales';
import { shopServices } from '#testing/shop-services';
import { setUpBody } from '#testing/test-app';
import { type Academy, saved } from './academy';

/** One of everything that the main journey makes; names can be given, to see what becomes of them. */
export async function seed(
  { call, owner, records }: Academy,
  names: { course?: string; student?: string; address?: string } = {},
) {
  const course = await records.course({ courseName: names.course ?? 'Web Development' });
  const teacher = await records.teacher();
  const subject = await records.subject({ subjectName: 'HTML and CSS', courseID: course._id });
  const schoolClass = await records.class({ className: 'Morning A', courseID: course._id, teacherID: teacher._id });
  const student = await records.student({
    studentName: names.student ?? 'Amina Warsame Farah',
    studentAddress: names.address ?? 'Wadajir, Mogadishu',
  });
  const feeItems = [
    { feeName: 'Registration', feetype: 'Registrationfee', feeAmount: 10 },
    { feeName: 'Books', feetype: 'bookfee', feeAmount: 25 },
  ];
  const enrolled = {
    studentID: student._id,
    classID: schoolClass._id,
    courseID: course._id,
    Amount: 20,
    enrolledDate: '2026-03-01',
    feeItems,
  };
  await saved(call('POST', 'Enrollment', { token: owner, body: enrolled }));
  const { body: fees } = await saved(call('GET', 'fee', { token: owner }));
  const paid = {
    feeID: fees[0]._id,
    studentID: student._id,
    AmountPaid: 4,
    phonePaid: '252615550202',
    datePaid: '2026-03-02',
  };
  const receipt = (await saved(call('POST', 'receipt', { token: owner, body: paid }))).body.info;
  await saved(
    call('POST', 'marks', {
      token: owner,
      body: { studentID: student._id, classID: schoolClass._id, subjectID: subject._id, Amount: 87.5 },
    }),
  );
  return { course, teacher, subject, schoolClass, student, receipt };
}

/** Sets the print shop up beside the academy, with a job and a sale; answers its owner's token. */
export async function seedShop({ call }: Pick<Academy, 'call'>): Promise<string> {
  const setUp = call('POST', 'setup', { brand: 'decoration', body: setUpBody('decoration') });
  const owner: string = (await saved(setUp)).body.token;
  const services = shopServices({ call }, owner);
  await saved(services.pay(await services.service(), 40));
  const sales = shopSales({ call }, owner);
  await saved(sales.sell([[await sales.item(), 2]], { customerID: (await sales.customer())._id }));
  await saved(sales.call('POST', 'branch', { branch_name: 'Bakaaro', branch_location: 'Howlwadaag' }));
  return owner;
}
