import type { Row } from '#kit/contract/entity';
import { comma, t } from '#kit/contract/language';
import { initialsOf } from '#kit/rules/initials';
import { shownDay } from '#kit/rules/show';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import type { HouseStyle, Picture } from '#kit/server/pdf/house-style';
import { Image, Text, View } from '#kit/server/pdf/primitives';
import { PaperProofInCorner } from '#house/paper/PaperProof.pdf';
import { type student, studentLevels } from './student.contract';
import { card } from './student-card-style';

interface Props {
  readonly house: HouseStyle;
  readonly student: Row<typeof student>;
  /** The classes that the student is in now. */
  readonly classes: readonly string[];
  readonly photo: Picture | undefined;
  readonly today: string;
  /** The code on its back; null while it has none. */
  readonly code: string | null;
}

/** A student card of the size of a bank card, to be cut out of an A4 sheet. */
export function StudentCard({ house, student, classes, photo, today, code }: Props) {
  const { studentName, stdID, studentPhone, educationalLevel } = student;
  const facts = [
    ...standing(classes, educationalLevel),
    { label: t('Phone'), value: studentPhone },
    { label: t('Issued'), value: shownDay(today) },
  ];
  return (
    <DocumentPage title={t('Student card of {name}', { name: studentName })} author={house.name}>
      <View style={card.sides}>
        <View style={card.frame}>
          <View style={card.head}>
            {house.logo && (
              <View style={card.logoGround}>
                <Image src={house.logo} style={card.logo} />
              </View>
            )}
            <Text style={card.house}>{house.name}</Text>
            <Text style={card.kind}>{t('Student card')}</Text>
          </View>
          <View style={card.body}>
            {photo ? (
              <Image src={photo} style={card.photo} />
            ) : (
              <View style={card.noPhoto}>
                <Text>{initialsOf(studentName)}</Text>
              </View>
            )}
            <View style={card.facts}>
              <Text style={card.name}>{studentName}</Text>
              <View style={card.fact}>
                <Text style={card.label}>{t('Student ID')}</Text>
                <Text style={card.number}>{stdID}</Text>
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
            <Text style={card.address}>{house.address}</Text>
            <Text>{house.phone}</Text>
          </View>
        </View>
        {code !== null && (
          <View style={[card.frame, card.back]}>
            <PaperProofInCorner house={house} code={code} />
          </View>
        )}
      </View>
      <Text style={card.hint}>
        {code === null
          ? t('Cut along the line: 85.6 × 54 mm')
          : t('Cut along the line and fold in the middle: 85.6 × 54 mm')}
      </Text>
    </DocumentPage>
  );
}

/** The classes, and for a student who is in none yet the level, where it says something. */
function standing(classes: readonly string[], level: keyof typeof studentLevels) {
  if (classes.length > 0) return [{ label: t('Class'), value: classes.join(comma()) }];
  return level === 'others' ? [] : [{ label: t('Level'), value: t(studentLevels[level]) }];
}
