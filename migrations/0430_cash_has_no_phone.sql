-- No phone pays cash.
alter table fee_receipt alter column "phonePaid" drop not null;
alter table service_receipt alter column "phonePaid" drop not null;
