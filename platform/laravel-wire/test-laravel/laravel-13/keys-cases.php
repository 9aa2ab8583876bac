<?php

return function (callable $fresh): array {
    $found = '0199aa55-7b00-7c3e-9d2f-000000000001';
    $asked = [
        'a UUID' => "projects/$found",
        'a UUID of nothing' => 'projects/0199aa55-7b00-7c3e-9d2f-000000000009',
        'a number where a UUID is' => 'projects/12',
        'a text where a UUID is' => 'projects/first%20steps',
        'a ULID' => 'parcels/01k6n5azr0fgz9tbttyrf1t4c1',
        'a ULID of nothing' => 'parcels/01k6n5azr0fgz9tbttyrf1t4c9',
        'a slug' => 'by-slug/first-steps',
        'a slug with other signs' => 'by-slug/%C3%84pfel%20%26%20Birnen',
        'a slug of digits' => 'by-slug/12',
        'a slug of digits, with a nought' => 'by-slug/012',
        'a slug of nothing' => 'by-slug/caf%C3%A9%20%22x%22',
    ];
    $app = $fresh();
    $cases = [];
    foreach ($asked as $name => $path) {
        $cases[] = exchange($app, $name, "/api/keys/$path");
    }
    foreach (['its own' => 'first-steps', 'a free' => 'third', 'another one’s' => '12'] as $name => $slug) {
        $cases[] = exchange($app, "$name slug", "/api/keys/projects/$found", 'PUT', [], ['slug' => $slug]);
    }
    $ada = '0199aa55-7b00-7c3e-9d2f-5f3a1c2b4d6e';
    foreach (["private-App.Models.User.$ada", "private-App.Models.User.$found", 'private-App.Models.User.199', 'presence-online'] as $channel) {
        $cases[] = exchange($app, "joins $channel", '/api/keys/auth', 'POST', [], ['channel_name' => $channel]);
    }
    return $cases;
};
