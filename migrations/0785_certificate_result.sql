-- What a class came to for whom it certifies, as it was when the certificate was made: marks that are given later do not move it (PA4).
alter table certificate
  add column average numeric(5, 2),
  add column grade text,
  add constraint certificate_result_check check (average between 0 and 100 and grade is not null or average is null and grade is null);
