import { IconMessage2 } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { counted } from '#kit/contract/language';
import { useWriteTo } from '#house/message/use-write-to';
import type { Attendance } from './attendance.contract';
import { absentIn } from './register.rules';

/** The button that writes to everybody absent in a saved register, for those who may write messages; nothing where nobody is. */
export function WriteToAbsent({ saved }: { readonly saved: readonly Attendance[] }) {
  const writeTo = useWriteTo();
  const absent = absentIn(saved);
  if (!writeTo || absent.length === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconMessage2 size={17} aria-hidden />}
      onClick={() => writeTo('studentID', absent)}
    >
      {counted(absent.length, 'Write to {count} absent student', 'Write to {count} absent students')}
    </Button>
  );
}
