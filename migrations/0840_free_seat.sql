-- Whoever waits is written to when a seat is free (CL5); it is never written by itself (ME4).
alter table message drop constraint message_purpose_check;
alter table message add constraint message_purpose_check check (purpose in (
  'receipt', 'reminder', 'promise', 'statement', 'invoice', 'absence', 'announcement', 'enquiry', 'results', 'lessonChange', 'seatFree'));
alter table message_template drop constraint message_template_purpose_check;
alter table message_template add constraint message_template_purpose_check check (purpose in (
  'receipt', 'reminder', 'promise', 'statement', 'invoice', 'absence', 'announcement', 'enquiry', 'results', 'lessonChange', 'seatFree'));

-- Somebody may have written a template of that name already: then the product's is called otherwise.
insert into message_template (_id, "createdAt", "updatedAt", "templateName", purpose, texts, "isBuiltIn")
select gen_random_uuid(), now(), now(),
  case when exists (select from message_template t where fold(t."templateName") = fold(brought.name))
    then brought.name || ' ' || gen_random_uuid() else brought.name end,
  brought.purpose, brought.texts::jsonb, true
from (values
  ('Free seat', 'seatFree', '[
    {"language": "en", "text": "{organisation}: a seat in {class} is free. Call us on {phone} if {student} still wants it."},
    {"language": "es", "text": "{organisation}: hay una plaza libre en {class}. Llámenos al {phone} si {student} todavía la quiere."},
    {"language": "de", "text": "{organisation}: In {class} ist ein Platz frei. Rufen Sie uns unter {phone} an, wenn {student} ihn noch möchte."},
    {"language": "it", "text": "{organisation}: si è liberato un posto in {class}. Ci chiami al {phone} se {student} lo desidera ancora."},
    {"language": "ru", "text": "{organisation}: в группе {class} освободилось место. Позвоните нам по номеру {phone}, если {student} ещё хочет его занять."},
    {"language": "so", "text": "{organisation}: kursi ayaa ka bannaan {class}. Naga soo wac {phone} haddii {student} weli rabo."},
    {"language": "ar", "text": "{organisation}: يوجد مقعد شاغر في {class}. اتصلوا بنا على {phone} إذا كان {student} لا يزال يريده."}
  ]')
) brought (name, purpose, texts);
