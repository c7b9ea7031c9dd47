-- What the organisation answers to a complaint, which whoever filed it reads in the portal.
alter table complaint add column answer text;
