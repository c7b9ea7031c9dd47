import type { ReactNode } from 'react';
import styles from './SettingsPanel.module.css';

interface Card {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly picture: ReactNode;
  readonly onChoose: () => void;
}

/** One setting: a card for each of its words. The browser's own radio buttons do the keys. */
export function ChoiceCards({ name, label, cards }: { name: string; label: string; cards: readonly Card[] }) {
  return (
    <fieldset className={styles.setting}>
      <legend>{label}</legend>
      {cards.map(({ value, label: word, isChosen, picture, onChoose }) => (
        <label key={value} className={styles.card}>
          <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
          {picture}
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}
