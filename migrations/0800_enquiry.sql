-- Visitors are written to as well (ME1): in their own language, of what they asked for.
alter table visitor_note
  add column language text constraint visitor_note_language_check check (language in ('en', 'es', 'de', 'it', 'ru', 'so', 'ar'));

alter table message add column "noteID" uuid;
alter table message add constraint "message_noteID_fkey" foreign key ("noteID") references visitor_note (_id);
create index message_note on message ("noteID", "createdAt") where "noteID" is not null;
alter table message drop constraint "message_customerID_check";
alter table message add constraint "message_customerID_check" check (num_nonnulls("studentID", "customerID", "noteID") = 1);

alter table message drop constraint message_purpose_check;
alter table message add constraint message_purpose_check
  check (purpose in ('receipt', 'reminder', 'promise', 'statement', 'invoice', 'absence', 'announcement', 'enquiry'));
alter table message_template drop constraint message_template_purpose_check;
alter table message_template add constraint message_template_purpose_check
  check (purpose in ('receipt', 'reminder', 'promise', 'statement', 'invoice', 'absence', 'announcement', 'enquiry'));

-- Somebody may have written a template of that name already: then the product's is called otherwise.
insert into message_template (_id, "createdAt", "updatedAt", "templateName", purpose, texts, "isBuiltIn")
select gen_random_uuid(), now(), now(),
  (select name from (values (1, 'Enquiry'), (2, 'Answer to an enquiry'), (3, 'Enquiry ' || gen_random_uuid())) free (place, name)
    where not exists (select from message_template t where fold(t."templateName") = fold(free.name)) order by place limit 1),
  'enquiry', '[
    {"language": "en", "text": "Dear {name}, thank you for your visit to {organisation}. We are glad to answer your questions: {phone}. {link}"},
    {"language": "es", "text": "Estimado/a {name}: gracias por su visita a {organisation}. Con gusto respondemos a sus preguntas: {phone}. {link}"},
    {"language": "de", "text": "Guten Tag {name}, danke für Ihren Besuch bei {organisation}. Ihre Fragen beantworten wir gern: {phone}. {link}"},
    {"language": "it", "text": "Gentile {name}, grazie per la visita a {organisation}. Rispondiamo volentieri alle sue domande: {phone}. {link}"},
    {"language": "ru", "text": "{name}, спасибо, что посетили {organisation}. Мы с радостью ответим на ваши вопросы: {phone}. {link}"},
    {"language": "so", "text": "{name}, waad ku mahadsan tahay booqashadaada {organisation}. Su''aalahaaga waan ka jawaabaynaa: {phone}. {link}"},
    {"language": "ar", "text": "{name}، شكرًا لزيارتك {organisation}. يسعدنا أن نجيب عن أسئلتك: {phone}. {link}"}
  ]'::jsonb, true;
