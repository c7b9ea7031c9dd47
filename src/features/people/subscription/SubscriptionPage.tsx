import { useMemo } from 'react';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { columnsOf, onPhone, wide } from '#kit/web/list/column';
import { useOrganisation } from '#kit/web/organisation';
import { subscription } from './subscription.contract';
import { subscriptionForm } from './subscription-form';

const { field, sum } = columnsOf(subscription);

const columns = [
  field('subscriptoinTerm'),
  sum('amountPaid'),
  field('accountType'),
  ...wide(field('PhonePaid'), field('datePaid')),
  ...onPhone(field('expiredDate')),
  field('createdAt'),
];

export default function SubscriptionPage() {
  const organisation = useOrganisation();
  const form = useMemo(() => subscriptionForm(organisation), [organisation]);
  return (
    <CrudPage
      entity={subscription}
      title="Subscription"
      columns={columns}
      order="-createdAt"
      form={form}
      nameOf={({ datePaid }) => t('the subscription paid on {date}', { date: shownDay(datePaid) })}
      about="A subscription says how long the product is paid for. Add the first one."
    />
  );
}
