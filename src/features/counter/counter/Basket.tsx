import { TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { latinDigits } from '#kit/contract/latin-digits';
import type { Errors } from '#kit/contract/parse';
import { noMoney, timesWithin } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import type { DraftItem } from './basket.rules';
import styles from './counter.module.css';

interface Props {
  readonly basket: readonly DraftItem[];
  readonly errors: Errors;
  readonly onChange: (basket: readonly DraftItem[]) => void;
}

/** The items that are sold, each with its quantity and price. */
export function Basket({ basket, errors, onChange }: Props) {
  if (basket.length === 0) return null;
  const set = (one: DraftItem, quantity: number) =>
    onChange(basket.map((each) => (each === one ? { ...each, quantity } : each)));
  return (
    <ul className={styles.basket} aria-label={t('Basket')}>
      {basket.map((item) => (
        <li key={item.itemID}>
          <span className={styles.what}>
            <strong>
              <bdi>{item.label}</bdi>
            </strong>
            <span>
              <Money amount={item.price} /> · {t('{left} left in stock', { left: item.inStock })}
            </span>
          </span>
          <TextInput
            className={styles.pieces}
            aria-label={t('Quantity of {item}', { item: item.label })}
            inputMode="numeric"
            dir="ltr"
            data-field={item.itemID}
            value={item.quantity === 0 ? '' : String(item.quantity)}
            error={errors[item.itemID]}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              const digits = latinDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, 6);
              set(item, Number(digits));
            }}
          />
          <span className={styles.balance}>
            <Money amount={timesWithin(item.price, item.quantity) ?? noMoney} />
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Remove {item}', { item: item.label })}
            title={t('Remove {item}', { item: item.label })}
            onClick={() => onChange(basket.filter((each) => each !== item))}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
