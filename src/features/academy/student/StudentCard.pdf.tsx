import type { Row } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import { DocumentPage } from '../../../kit/server/pdf/DocumentPage.pdf';
import type { HouseStyle, Picture } from '../../../kit/server/pdf/house-style';
import { Image, Text, View } from '../../../kit/server/pdf/primitives';
import { shownDay } from '../../../kit/rules/show';
import { card } from './student-card.styles';
import { type student, studentLevels } from './student.contract';

interface Props {
  readonly house: HouseStyle;
  readonly student: Row<typeof student>;
  readonly photo: Picture | undefined;
  readonly today: string;
}

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
