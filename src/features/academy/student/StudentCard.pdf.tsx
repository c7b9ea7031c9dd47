import type { Row } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import { DocumentPage } from '../../../kit/server/pdf/DocumentPage.pdf';
import type { HouseStyle, Picture } from '../../../kit/server/pdf/house-style';
import { Image, type Style, Text, View } from '../../../kit/server/pdf/primitives';
import { shownDay } from '../../../kit/rules/show';
import { type student, studentLevels } from './student.contract';

interface Props {
  readonly house: HouseStyle;
  readonly student: Row<typeof student>;
  readonly photo: Picture | undefined;
  readonly today: string;
}

// 85.6 by 54 mm, in points.
const card = {
  frame: {
    width: 242.6,
    height: 153,
    borderWidth: 0.8,
    borderColor: '#111111',
    borderRadius: 8,
    padding: 9,
    fontSize: 7,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    borderBottomWidth: 0.8,
    borderBottomColor: '#111111',
    paddingBottom: 4,
  },
  logo: { maxWidth: 54, maxHeight: 20, objectFit: 'contain' },
  house: { fontSize: 9.5, fontWeight: 700, flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  body: { flexDirection: 'row', gap: 9, flexGrow: 1, paddingTop: 6 },
  photo: { width: 60, height: 76, objectFit: 'cover', borderRadius: 3 },
  noPhoto: { width: 60, height: 76, borderWidth: 0.6, borderColor: '#9aa0aa', borderRadius: 3 },
  facts: { flexGrow: 1, flexBasis: 0 },
  name: { fontSize: 10, fontWeight: 700, maxLines: 2, textOverflow: 'ellipsis' },
  number: { flexDirection: 'row', gap: 4, fontSize: 8.5, marginBottom: 3 },
  strong: { fontWeight: 700 },
  fact: { flexDirection: 'row', gap: 4, marginTop: 1 },
  label: { width: 58, color: '#4a4f58' },
  value: { flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  foot: { flexDirection: 'row', justifyContent: 'space-between', fontSize: 6.5, color: '#4a4f58' },
} as const satisfies Record<string, Style>;

/** A card of the size of a bank card, to be cut out of an A4 sheet. */
export function StudentCard({ house, student, photo, today }: Props) {
  const { studentName, stdID, studentPhone, studentAddress, educationalLevel } = student;
  const facts = [
    { label: t('Phone'), value: studentPhone },
    { label: t('Address'), value: studentAddress },
    { label: t('Educational level'), value: t(studentLevels[educationalLevel]) },
    { label: t('Issued'), value: shownDay(today) },
  ];
  return (
    <DocumentPage title={t('Student card of {name}', { name: studentName })} author={house.name}>
      <View style={card.frame}>
        <View style={card.head}>
          {house.logo && <Image src={house.logo} style={card.logo} />}
          <Text style={card.house}>{house.name}</Text>
        </View>
        <View style={card.body}>
          {photo ? <Image src={photo} style={card.photo} /> : <View style={card.noPhoto} />}
          <View style={card.facts}>
            <Text style={card.name}>{studentName}</Text>
            <View style={card.number}>
              <Text>{t('Student ID')}</Text>
              <Text style={card.strong}>{stdID}</Text>
            </View>
            {facts.map(({ label, value }) => (
              <View key={label} style={card.fact}>
                <Text style={card.label}>{label}</Text>
                <Text style={card.value}>{value}</Text>
              </View>
            ))}
          </View>
        </View>
        <View style={card.foot}>
          <Text>{t('Student card')}</Text>
          <Text>{house.phone}</Text>
        </View>
      </View>
    </DocumentPage>
  );
}
