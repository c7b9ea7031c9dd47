import { RecordDialog } from '#kit/web/crud/RecordDialog';
import type { OpenedForm } from '#kit/web/form/use-draft';
import { useOrganisation } from '#kit/web/organisation';
import { familiesFeature } from '#house/family/families-feature.contract';
import { useSession } from '#house/session/session';
import { useFeature } from '#house/session/use-feature';
import { followUp } from './follow-up.contract';
import { followUpForm, followUpOfAnybody } from './follow-up-form';

interface Props {
  readonly opened: OpenedForm<typeof followUp> | undefined;
  readonly onClose: () => void;
}

/** The form of a follow-up: of a new one about anybody, or of one that is there. */
export function FollowUpDialog({ opened, onClose }: Props) {
  const organisation = useOrganisation();
  const { brand } = useSession();
  const families = useFeature(familiesFeature);
  const form = opened?.record ? followUpForm(organisation) : followUpOfAnybody(organisation, { brand, families });
  return <RecordDialog entity={followUp} form={form} opened={opened} onClose={onClose} />;
}
