import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import type { PageHead } from '#house/page/page-head';
import { type Employment, employments } from './employee.contract';

/** The facts of the employment in the head of a person's page. */
export function employmentFacts(one: Employment): NonNullable<PageHead['facts']> {
  return [
    { label: t('Job title'), value: <bdi>{one.jobTitle}</bdi> },
    { label: t('Department'), value: <bdi>{one.departmentWork}</bdi> },
    { label: t('Type of work'), value: t(employments[one.typeOfworking]) },
    { label: t('Salary'), value: <Money amount={one.salaryAmount} /> },
  ];
}
