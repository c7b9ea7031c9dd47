-- The phones from which the parts of a payment were paid have their normal form too (AL12): a payment taken from 252615558822 is
-- found as 0615558822.
call keep_phones('payment_part', '{phonePaid}');
