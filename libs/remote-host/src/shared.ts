// What the shells share beside what this page uses itself: a remote may use all of it.
import '@laravel-wire/core';
import '@yard/contracts';
import '@yard/dates';
import '@kit/money';
import '@yard/reporting';
