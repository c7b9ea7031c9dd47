import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { PlaceLink } from '#kit/web/PlaceLink';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import styles from './admission.module.css';
import { AdmissionSlip } from './AdmissionSlip';
import type { admit } from './admission.contract';

interface Props {
  readonly admitted: ReplyOf<typeof admit>;
  readonly onNext: () => void;
}

/** Shows where the student is enrolled, with links there, and what was paid, to print and hand over. */
export function Admitted({ admitted, onNext }: Props) {
  const { message, info, receipts } = admitted;
  const { studentID: who, classID: where } = info;
  const said = useRef<HTMLHeadingElement>(null);
  const isPaid = receipts.length > 0;
  useEffect(() => {
    // What was paid is printed next: the button has the focus.
    if (!isPaid) said.current?.focus();
  }, [isPaid]);
  const next = (
    <Button variant={isPaid ? 'default' : 'filled'} leftSection={<IconPlus size={17} aria-hidden />} onClick={onNext}>
      {t('Enroll another')}
    </Button>
  );
  return (
    <div className={styles.admitted}>
      <section className={`${styles.part} no-print`}>
        <h2 ref={said} tabIndex={-1}>
          {message}
        </h2>
        <p className={styles.ways}>
          <PlaceLink to={pageOf(student, who._id)}>
            <bdi>{`${who.studentName} (${who.stdID})`}</bdi>
          </PlaceLink>
          <PlaceLink to={pageOf(schoolClass, where._id)}>
            <bdi>{where.className}</bdi>
          </PlaceLink>
        </p>
        {!isPaid && next}
      </section>
      {isPaid && <AdmissionSlip admitted={admitted} onward={next} />}
    </div>
  );
}
