<?php

const ORDER = ['title' => 'Rye', 'email' => 'a@b.de', 'items' => [['name' => 'One'], ['name' => 'Two']]];

return function (callable $fresh): array {
    $cases = [];
    $app = $fresh();
    $add = function (string $name, array $body, ?string $only = null, array $more = []) use (&$cases, $app): void {
        $more += ['path' => 'orders', 'method' => 'POST', 'headers' => [], 'file' => null];
        $headers = array_filter([
            'Precognition' => 'true',
            'Precognition-Validate-Only' => $only,
            'Referer' => 'http://elsewhere.test/form',
            ...$more['headers'],
        ], fn ($value) => $value !== null);
        $cases[] = exchange($app, $name, "/api/precognition/$more[path]", $more['method'], $headers, $body, $more['file']);
    };
    $bad = ['email' => 'none', 'kind' => 'x', 'items' => [['name' => 'A', 'tags' => ['long one']], ['name' => '']]];
    $dated = [['start_on' => '2026-02-02', 'end_on' => '2026-02-01'], ['start_on' => '2026-02-02', 'end_on' => '2026-02-03']];

    $add('all good', ORDER);
    $add('all bad', $bad);
    $add('all bad, not precognitive', $bad, null, ['headers' => ['Precognition' => null]]);
    $add('all bad, precognitive by another word', $bad, null, ['headers' => ['Precognition' => '1']]);
    $add('in capitals', $bad, null, ['headers' => ['Precognition' => 'TRUE']]);
    $add('one bad of several', $bad, 'email');
    $add('one good of several', ORDER + $bad, 'email');
    $add('two', $bad, 'email,title');
    $add('a blank before a name', $bad, 'title, email');
    $add('none', $bad, '');
    $add('an unknown one', $bad, 'nothing');
    $add('fields without precognition', $bad, 'email', ['headers' => ['Precognition' => null]]);
    $add('taken', ['title' => 'Excavator'], 'title');
    $add('a list', ['items' => [1, 2, 3]], 'items');
    $add('a list, not its entries', $bad, 'items');
    $add('entries by an asterisk', $bad, 'items.*.name');
    $add('one entry', $bad, 'items.0.name');
    $add('one entry by its number alone', $bad, 'items.0');
    $add('entries in entries', $bad, 'items.*.tags.*');
    $add('an asterisk is one name', $bad, 'items.*');
    $add('part of a name', $bad, 'items.*.n*e');
    $add('an asterisk is a character at least', $bad, 'email*');
    $add('all of the first names', $bad, '*');
    $add('all at the second depth', $bad, 'items.*.*');
    $add('a dot is a dot', $bad, 'items.0xname');
    $add('an expression is a name', $bad, '.+,[a-z]+,e(mail)');
    $add('entries by name', ['items' => ['ü' => ['name' => 'A'], 'o' => ['name' => 'A']]], 'items.ü.name');
    $add('alike with another one', ['items' => [['name' => 'Same'], ['name' => 'Same']]], 'items.1.name');
    $add('an end of its start', ['items' => $dated], 'items.*.end_on');
    $add('confirmed', ['password' => 'long enough', 'password_confirmation' => 'other'], 'password');
    $add('confirmed, not asked for', ['password' => 'long enough', 'password_confirmation' => 'other'], 'password_confirmation');
    $add('required beside a flag', ['urgent' => true], 'reason');
    $add('required beside a flag of text', ['urgent' => '1'], 'reason');
    $add('required beside a flag, both asked for', ['urgent' => true], 'urgent,reason');
    $add('required beside a flag of text, both asked for', ['urgent' => '1'], 'urgent,reason');
    $add('within what is left out', ['kind' => 'own'], 'gift.to');
    $add('within what is left out, both asked for', ['kind' => 'own'], 'gift,gift.to');
    $add('a record', ['title' => 'x'], null, ['path' => 'notes/1', 'method' => 'PUT']);
    $add('a record, bad', ['stars' => 'x'], 'stars', ['path' => 'notes/1', 'method' => 'PUT']);
    $add('a record that is not there', [], null, ['path' => 'notes/99', 'method' => 'PUT']);
    $add('a record of somebody else', [], 'stars', ['path' => 'notes/2', 'method' => 'PUT']);
    $add('a query', [], null, ['path' => 'list?stars=3', 'method' => 'GET']);
    $add('a bad query', [], null, ['path' => 'list?stars=x&pinned=maybe', 'method' => 'GET']);
    $add('one of a bad query', [], 'pinned', ['path' => 'list?stars=x&pinned=1', 'method' => 'GET']);
    $add('without rules', [], null, ['path' => 'without-rules']);
    $add('without rules, fields', [], 'title', ['path' => 'without-rules']);
    $add('two forms', ['first' => 1, 'second' => 2], null, ['path' => 'two']);
    $add('two forms, the first bad', ['second' => 2], null, ['path' => 'two']);
    $add('two forms, the second bad', ['first' => 1], null, ['path' => 'two']);
    $add('two forms, one of the first', ['first' => 1], 'first', ['path' => 'two']);
    $add('two forms, one of the second', ['second' => 2], 'second', ['path' => 'two']);
    $add('no user', $bad, null, ['path' => 'mine']);
    $add('no token', $bad, null, ['path' => 'with-token', 'headers' => ['Referer' => 'http://site.test/form']]);
    $add('no route', [], null, ['path' => 'nowhere']);
    $add('no such method', [], null, ['path' => 'orders', 'method' => 'DELETE']);
    $add('no file', ['name' => 'x'], null, ['path' => 'pictures']);
    $add('no file, not asked for', ['name' => 'x'], 'name', ['path' => 'pictures']);
    $add('no file, which is for later', ['name' => 'x'], null, ['path' => 'later-pictures']);
    $add('no file, which is for now', ['name' => 'x'], null, ['path' => 'later-pictures', 'headers' => ['Precognition' => null]]);
    $add('a file', ['name' => 'x'], null, ['path' => 'pictures', 'file' => ['field' => 'picture', 'bytes' => 900]]);
    $add('a file that is too big', ['name' => ''], 'picture', ['path' => 'pictures', 'file' => ['field' => 'picture', 'bytes' => 1200]]);
    $add('a page, good', ORDER, null, ['headers' => ['Accept' => 'text/html']]);
    $add('a page, bad', [], 'title', ['headers' => ['Accept' => 'text/html']]);
    return $cases;
};
