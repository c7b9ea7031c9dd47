-- Results and changed lessons are written of (ME4): when the results of a class were locked is kept beside whether they are, and told by nobody.
alter table school_class add column "resultsLockedAt" timestamptz;
create index school_class_results_locked on school_class ("resultsLockedAt") where "resultsLockedAt" is not null;
create function results_locked_at() returns trigger language plpgsql set search_path from current as $$
begin
  new."resultsLockedAt" := case when new."resultsLocked" then new."updatedAt" end;
  return new;
end $$;
create trigger school_class_results_locked before update of "resultsLocked" on school_class
  for each row when (old."resultsLocked" is distinct from new."resultsLocked") execute function results_locked_at();
create index lesson_change_saved on lesson_change ("updatedAt");

alter table message drop constraint message_purpose_check;
alter table message add constraint message_purpose_check check (purpose in (
  'receipt', 'reminder', 'promise', 'statement', 'invoice', 'absence', 'announcement', 'enquiry', 'results', 'lessonChange'));
alter table message_template drop constraint message_template_purpose_check;
alter table message_template add constraint message_template_purpose_check check (purpose in (
  'receipt', 'reminder', 'promise', 'statement', 'invoice', 'absence', 'announcement', 'enquiry', 'results', 'lessonChange'));

-- Somebody may have written a template of that name already: then the product's is called otherwise.
insert into message_template (_id, "createdAt", "updatedAt", "templateName", purpose, texts, "isBuiltIn")
select gen_random_uuid(), now() + place * interval '1 millisecond', now(),
  case when exists (select from message_template t where fold(t."templateName") = fold(brought.name))
    then brought.name || ' ' || gen_random_uuid() else brought.name end,
  brought.purpose, brought.texts::jsonb, true
from (values
  (1, 'Results', 'results', '[
    {"language": "en", "text": "{organisation}: the results of {student} in {class} are ready. Average {average}, grade {grade}. {link}"},
    {"language": "es", "text": "{organisation}: los resultados de {student} en {class} están listos. Promedio {average}, calificación {grade}. {link}"},
    {"language": "de", "text": "{organisation}: Die Ergebnisse von {student} in {class} stehen fest. Durchschnitt {average}, Note {grade}. {link}"},
    {"language": "it", "text": "{organisation}: i risultati di {student} in {class} sono pronti. Media {average}, valutazione {grade}. {link}"},
    {"language": "ru", "text": "{organisation}: результаты готовы: {student}, {class}. Средний балл {average}, итоговая оценка {grade}. {link}"},
    {"language": "so", "text": "{organisation}: natiijada {student} ee {class} waa diyaar. Celceliska {average}, darajada {grade}. {link}"},
    {"language": "ar", "text": "{organisation}: نتائج {student} في {class} جاهزة. المعدل {average}، التقدير {grade}. {link}"}
  ]'),
  (2, 'Lesson change', 'lessonChange', '[
    {"language": "en", "text": "{organisation}: {class} on {day}, {date}: {change}. {link}"},
    {"language": "es", "text": "{organisation}: {class} el {day}, {date}: {change}. {link}"},
    {"language": "de", "text": "{organisation}: {class} am {day}, {date}: {change}. {link}"},
    {"language": "it", "text": "{organisation}: {class}, {day} {date}: {change}. {link}"},
    {"language": "ru", "text": "{organisation}: {class}, {day}, {date}: {change}. {link}"},
    {"language": "so", "text": "{organisation}: {class} {day}, {date}: {change}. {link}"},
    {"language": "ar", "text": "{organisation}: {class} يوم {day}، {date}: {change}. {link}"}
  ]')
) brought (place, name, purpose, texts);
