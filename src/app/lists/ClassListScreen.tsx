import { enrollmentScreen } from '#features/academy/enrollment/enrollment.screens';
import { SchoolClassPage } from '#features/academy/school-class/SchoolClassPage';

const told = [{ name: 'students', by: [enrollmentScreen] }];

export default function ClassListScreen() {
  return <SchoolClassPage told={told} />;
}
