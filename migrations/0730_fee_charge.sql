-- What the fees have in common that one charge of a class, or of all classes, makes: they can be voided together. They share their
-- moment too, by which an index finds them.
alter table fee add column "chargeID" uuid;
