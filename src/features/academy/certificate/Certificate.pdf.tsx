import type { Got, Row } from '#kit/contract/entity';
import { language, t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import type { HouseStyle, Picture } from '#kit/server/pdf/house-style';
import { Document, Image, Page, Text, View } from '#kit/server/pdf/primitives';
import { PaperProofInCorner } from '#house/paper/PaperProof.pdf';
import type { schoolClass } from '#features/academy/school-class/school-class.contract';
import type { certificate } from './certificate.contract';
import { resultShown, typeShown } from './certificate.rules';
import { fitting, sheet } from './certificate-style';

interface Props {
  readonly house: HouseStyle;
  readonly certificate: Got<typeof certificate>;
  readonly held: Row<typeof schoolClass>;
  readonly teacherName: string;
  readonly photo: Picture | undefined;
  /** The code of the paper; null while it has none. */
  readonly code: string | null;
}

/** One A4 sheet on its side, in a double frame, to be hung on a wall. */
export function CertificateSheet({ house, certificate: shown, held, teacherName, photo, code }: Props) {
  const { studentID: student, classID, certID, issueDate } = shown;
  const result = resultShown(shown);
  const facts = [
    // A number has no place for a line break.
    { label: t('Certificate ID'), value: certID.match(/.{1,30}/gu)?.join('\n') ?? certID },
    { label: t('Student ID'), value: String(student.stdID) },
    { label: t('Issue date'), value: shownDay(issueDate) },
  ];
  return (
    <Document
      title={t('Certificate {number}', { number: certID })}
      author={house.name}
      creator="Daftar"
      producer="Daftar"
      language={language()}
    >
      <Page size="A4" orientation="landscape" style={sheet.page}>
        <View style={sheet.outer} wrap={false}>
          <View style={sheet.inner}>
            <CertificateHead house={house} />
            <View style={sheet.body}>
              <Text style={sheet.title}>{t('Certificate')}</Text>
              <Text style={sheet.type}>{typeShown(shown)}</Text>
              <Text style={sheet.words}>{t('This is to certify that')}</Text>
              <Text style={[sheet.name, fitting(student.studentName, 34)]}>{student.studentName}</Text>
              <View style={sheet.rule} />
              <Text style={sheet.words}>{t('has attended the course')}</Text>
              <Text style={[sheet.course, fitting(classID.courseID.courseName, 48)]}>
                {classID.courseID.courseName}
              </Text>
              <Text style={sheet.words}>
                {t('in the class {className}, from {start} to {end}', {
                  className: classID.className,
                  start: shownDay(held.startedDate),
                  end: shownDay(held.endDate),
                })}
              </Text>
              {result !== undefined && <Text style={sheet.words}>{t('with the result {result}', { result })}</Text>}
            </View>
            <View style={sheet.foot}>
              <View style={sheet.facts}>
                {facts.map(({ label, value }) => (
                  <View key={label} style={sheet.fact}>
                    <Text style={sheet.factLabel}>{label}</Text>
                    <Text style={sheet.value}>{value}</Text>
                  </View>
                ))}
              </View>
              {photo && <Image src={photo} style={sheet.photo} />}
              <PaperProofInCorner house={house} code={code} />
              <View style={sheet.signs}>
                <View style={sheet.sign}>
                  <Text style={sheet.signed}>{teacherName}</Text>
                  <Text style={sheet.label}>{t('Teacher')}</Text>
                </View>
                <View style={sheet.sign}>
                  <Text style={sheet.signed}> </Text>
                  <Text style={sheet.label}>{t('Signature and stamp')}</Text>
                </View>
              </View>
            </View>
          </View>
        </View>
      </Page>
    </Document>
  );
}

/** The organisation's own header image, or its logo, name and address, in the middle of the sheet. */
function CertificateHead({ house }: { house: HouseStyle }) {
  if (house.headerImage) return <Image src={house.headerImage} style={sheet.headerImage} />;
  return (
    <View style={sheet.head}>
      {house.logo && <Image src={house.logo} style={sheet.logo} />}
      <Text style={sheet.house}>{house.name}</Text>
      <Text style={sheet.label}>{[house.address, house.phone].filter(Boolean).join(' · ')}</Text>
    </View>
  );
}
