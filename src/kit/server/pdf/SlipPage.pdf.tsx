import type { ReactNode } from 'react';
import { language } from '#kit/contract/language';
import { Document, Image, Page, Text, View } from './primitives';
import type { Fact } from './DocumentTitle.pdf';
import type { HouseStyle } from './house-style';
import { styles } from './styles';

/** The width of a till's paper, 80 mm, in points. The page is as long as its content. */
const width = 226.77;

interface Props {
  /** The title in the file's metadata: 'Receipt 1042'. */
  readonly title: string;
  readonly house: HouseStyle;
  /** The kind of document, and the fact that identifies it. */
  readonly heading: string;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
  readonly before?: readonly Fact[];
  /** The largest figure, where there is one; the sums around it are printed with it. */
  readonly grand?: Fact | undefined;
  readonly after?: readonly Fact[];
  /** The texts below the lines for signatures. */
  readonly signed?: readonly string[];
  readonly thanks?: string;
  /** The proof, printed at the very end. */
  readonly proof?: ReactNode;
}

/** A document as a till's slip: the organisation, facts, sums and thanks below each other. */
export function SlipPage(props: Props) {
  const { title, house, heading, facts, children, before = [], grand, after = [], signed = [], thanks, proof } = props;
  return (
    <Document title={title} author={house.name} language={language()}>
      <Page size={[width]} style={styles.slip}>
        <View style={styles.slipHead}>
          {house.logo && <Image src={house.logo} style={styles.slipLogo} />}
          <Text style={styles.slipHouse}>{house.name}</Text>
          {house.address && <Text>{house.address}</Text>}
          {house.phone && <Text>{house.phone}</Text>}
        </View>
        <Text style={styles.slipTitle}>{heading}</Text>
        {facts.map((fact) => (
          <SlipLine key={fact.label} fact={fact} />
        ))}
        {children}
        {grand && (
          <View style={styles.slipSums}>
            {before.map((fact) => (
              <SlipLine key={fact.label} fact={fact} />
            ))}
            <View style={[styles.slipLine, styles.slipGrand]}>
              <Text style={styles.totalLabel}>{grand.label}</Text>
              <Text style={styles.slipValue}>{grand.value}</Text>
            </View>
            {after.map((fact) => (
              <SlipLine key={fact.label} fact={fact} />
            ))}
          </View>
        )}
        {signed.map((label) => (
          <Text key={label} style={styles.slipSign}>
            {label}
          </Text>
        ))}
        {thanks && <Text style={styles.slipThanks}>{thanks}</Text>}
        {proof}
      </Page>
    </Document>
  );
}

/** A label at one end of a slip, and its value at the other. */
export function SlipLine({ fact: { label, value } }: { fact: Fact }) {
  return (
    <View style={styles.slipLine}>
      <Text style={styles.totalLabel}>{label}</Text>
      <Text style={styles.slipValue}>{value}</Text>
    </View>
  );
}
