<?php

/** A cursor as anybody may write it. */
function cursorOf(string $text): string
{
    return str_replace(['+', '/', '='], ['-', '_', ''], base64_encode($text));
}

/** The page and all behind it, then all before the last one: links as they are answered. */
function walk(callable $fresh, string $path, string $name): array
{
    $cases = [];
    foreach (['forwards' => 'next_page_url', 'back' => 'prev_page_url'] as $way => $link) {
        for ($count = 1; $path !== null; $count++) {
            $case = exchange($fresh(), "$name, $way $count", $path);
            $cases[$path] ??= $case;
            $last = $path;
            $url = json_decode($case['response']['text'], true)[$link] ?? null;
            $path = $url === null ? null : str_replace('http://site.test', '', $url);
        }
        $path = $last;
    }
    return array_values($cases);
}

return function (callable $fresh): array {
    $odd = [
        'no base64' => '%25%25%25',
        'no JSON' => cursorOf('hello'),
        'empty' => '',
        'broken JSON' => cursorOf('{"id":4,'),
        'with stray signs' => 'eyJpZCI6NCwiX3BvaW50c1RvTmV4dEl0ZW1zIjp0cnVlfQ==!!',
        'with a line break' => 'eyJpZCI6NCwiX3BvaW50%0Ac1RvTmV4dEl0ZW1zIjp0cnVlfQ',
        'unpadded standard alphabet' => cursorOf('{"id":"?>~","_pointsToNextItems":true}'),
        'of a text where a number is' => cursorOf('{"id":"4","_pointsToNextItems":true}'),
        'backwards before the first' => cursorOf('{"id":1,"_pointsToNextItems":false}'),
        'beyond the last' => cursorOf('{"id":99,"_pointsToNextItems":true}'),
        'direction as a number' => cursorOf('{"id":6,"_pointsToNextItems":0}'),
        'a number alone' => cursorOf('12'),
        'null' => cursorOf('null'),
        'without direction' => cursorOf('{"id":4}'),
    ];
    $single = [
        'simple: beyond the last page' => '/api/pages/simple?page=9',
        'simple: page that is no number' => '/api/pages/simple?page=x',
        'simple: exactly one page' => '/api/pages/simple?per_page=9',
        'simple: no rows a page' => '/api/pages/simple?per_page=0',
        'simple: rows a page that are no number' => '/api/pages/simple?per_page=x',
        'simple: rows of none' => '/api/pages/simple-none',
        'simple: second page of none' => '/api/pages/simple-none?page=2',
        'simple: query dropped' => '/api/pages/simple?tag=a&page=2',
        'cursor: rows of none' => '/api/pages/cursor-none',
        'cursor: behind rows of none' => '/api/pages/cursor-none?cursor=' . cursorOf('{"id":4,"_pointsToNextItems":true}'),
        'cursor: a list of cursors' => '/api/pages/cursor?cursor[]=x',
        'cursor: page means nothing' => '/api/pages/cursor?page=2',
    ];
    foreach ($odd as $name => $cursor) {
        $single["cursor: $name"] = "/api/pages/cursor?cursor=$cursor";
    }
    return [
        ...walk($fresh, '/api/pages/simple', 'simple'),
        ...walk($fresh, '/api/pages/simple-kept?tag[]=a&tag[]=b%20c&empty=&flag=1&page=1', 'simple, query kept'),
        ...walk($fresh, '/api/pages/cursor', 'cursor'),
        ...walk($fresh, '/api/pages/cursor-mixed?q=%C3%A4%2Fb', 'cursor, three columns, mixed directions'),
        ...walk($fresh, '/api/pages/cursor-times', 'cursor, by time'),
        ...array_map(fn ($name, $path) => exchange($fresh(), $name, $path), array_keys($single), $single),
    ];
};
